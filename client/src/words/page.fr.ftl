lang-fr = Français
lang-en = English
lang-de = Deutsch

welcome = Quatre jeux de trésors, jour et nuit. Invite qui tu veux, les robots tiennent les chaises vides.
box = { $min } à { $max } · { $minutes } min · { $age } ans
play-now = Jouer
with-friends = Avec des amis
one-device = Un seul appareil
learn = Apprendre
rules = Règles
replay = Revoir la partie
credits = Crédits
public-tables = Tables qui attendent
free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
my-tables = Mes tables
not-affiliated = Butin n'est lié ni aux autrices et auteurs ni aux maisons d'édition de ces jeux.

home = Accueil
back-home = Retour à l'accueil
menu = Menu
close = Fermer
loading = Un instant…
language = Langue
settings = Réglages
sound = Sons
pace = Rythme
pace-calm = tranquille
pace-normal = normal
pace-quick = rapide
pace-at-once = sans attendre
text-size = Taille du texte
theme = Ambiance
theme-night = nuit
theme-day = jour
contrast = Contraste fort
motion = Animations

how = Comment jouer ?
way-friends = avec des amis, chacun son appareil
way-bots = contre des robots
way-device = à plusieurs sur cet appareil
your-name = Ton nom
name-made-up = laisse vide : on t'en invente un
player = Joueur { $number }
one-more = Une personne de plus
one-less = Une de moins
how-many = Combien de places ?
which-bot = Contre qui ?
public = Table ouverte à tout le monde
allow-hints = Indices permis
options = Règles de la table
open-table = Ouvrir la table

seats = Places
is-bot = robot
is-away = absent
has-won = a gagné
time-left = Encore { $left } secondes
your-move = À toi de jouer.
their-move = Au tour de { $names }.
table-wait = Rien à faire pour le moment.
why-clause = Pourquoi ? { $clause }
whole-rules = Toutes les règles
retell = Revoir le dernier coup
story = Histoire
actions = Que faire
hint = Indice
say = Dire…
question = Une question
yes = Oui
no = Non
never-mind = Laisser tomber
take-back = Reprendre mon coup
stand = Quitter ma place
close-table = Fermer la table
connection-lost = Connexion perdue, on revient…
table-removed = Cette table a été effacée.

waiting-title = Qui joue ?
seat-free = place libre
host = hôte
who-sits = Qui tient la place { $number } ?
free-seat = Libérer
sit-here = M'asseoir ici
sit-for = Jouer à la place de { $name }
ask-seat = C'est moi, { $name } : rends-moi ma place
enter-only = Entrer sans m'asseoir
sit-down = M'asseoir
invited = On t'invite à jouer
invite = Montre ce code ou envoie ce lien.
link = Lien pour les amis
qr = Code à lire avec un téléphone
share = Partager le lien
copied = Lien copié
start = Commencer
start-hint = Des robots prennent les chaises vides.
wait-for-host = L'hôte lance la partie.

winners = { $count ->
    [0] La partie est finie.
    [one] Victoire : { $names } !
   *[other] Victoire partagée : { $names } !
}
rematch = Revanche
record = Enregistrer la partie

curtain = { $name }, c'est à toi
curtain-hint = Que les autres ferment les yeux : ta main va se montrer.
curtain-lift = C'est moi, { $name }
