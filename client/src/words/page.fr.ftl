replay = Revoir la partie
not-affiliated = Butin n’est lié ni aux autrices et auteurs ni aux maisons d’édition de ces jeux.

back-home = Retour à l’accueil
menu = Menu
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

how = Comment veux-tu jouer ?
way-friends = Entre amis
way-bots = Robots
way-device = Un seul appareil
your-name = Ton nom
rename = Changer
rename-who = Changer de nom : { $name }
name-made-up = laisse vide, on t’en invente un
house-key = Clé de la maison
player = Joueur { $number }
one-more = Une personne de plus
how-many = Combien de places ?
which-bot = Contre qui ?
public = Tout le monde
allow-hints = Indices permis
options = Régler la table
open-table = Ouvrir la table

seats = Places
another-box = Un autre jeu
another-box-ask = Un autre jeu ? Tout le monde doit être d’accord
which-box = À quoi joue-t-on ?
no-box-title = Qui joue ce soir ?
invited-evening = On t’invite à jouer !
box-for = { $least } à { $most } joueurs
box-waits = { $waits ->
    [one] une personne attend
   *[other] { $waits } personnes attendent
}
bench = Sur le banc
bench-you = Tu joues dès qu’une place se libère, ou à la prochaine partie.
bench-before = { $before ->
    [0] Tu es en tête de la file.
    [one] Une personne est avant toi.
   *[other] { $before } personnes sont avant toi.
}
bench-wait = Attendre sur le banc
bench-leave = Quitter le banc : { $name }
empty-chairs = Les places libres
empty-close = Juste nous
empty-bots = Des robots
evening = La soirée
evening-won = { $times ->
    [one] partie gagnée
   *[other] parties gagnées
}
evening-bots = Robots
evening-matches = Toutes les parties
evening-match = { $game } : { $names }
match--2 = bien moins fort que toi
match--1 = un peu moins fort que toi
match-0 = de ta force
match-1 = un peu plus fort que toi
match-2 = bien plus fort que toi
row-you = toi
your-size = De ta force
strongest = Le plus fort
which-size = Contre qui ?
take-robot = Installer ce robot
size-next = Prochaine fois : { $name }, { $how }.
stronger = Un peu plus fort
weaker = Un peu moins fort
hint-more = Encore mieux
sizes = Ta taille
size-of = { $game } : { $size }, d’après { $games ->
    [one] une partie
   *[other] { $games } parties
}
nameless = Toi
forget-sizes = Oublier ces parties
forget-all = Tout oublier
forget-all-sure = Oublier tes réglages, tes tables et tes parties dans ce navigateur ? Tu perdras tes places.
is-bot = robot
is-away = pas là
is-gone = { $name } n’est plus là.
away-bot = { $name } n’est plus là : un robot joue dans { $seconds } s.
call-bot = Un robot, tout de suite
wait-on = Attendre
line = connexion : { $ms } ms
race-open = Qui a été le plus rapide ?
race-title = Qui a été le plus rapide ?
race-time = { $name } : { $ms } ms
race-said = (sa page disait { $ms } ms)
race-ruler = (mesuré par le serveur seul)
race-how = Pour chacun, le temps court dès que les dés apparaissent sur son propre écran, jusqu’à son geste : jouer de loin ne change rien.
has-won = a gagné
time-left = { $left ->
    [one] Encore une seconde
   *[other] Encore { $left } secondes
}
hurry = Plus que { $left } s !
your-move = À toi de jouer.
helped = { $moves ->
    [one] Un robot a joué un coup pour toi.
   *[other] Un robot a joué { $moves } coups pour toi.
}
touch-again = Touche encore une fois : { $what }.
tab-mine = À toi
their-move = C’est à { $names } de jouer.
table-wait = Rien à faire pour le moment.
why = Pourquoi ?
whole-rules = Toutes les règles
retell = Revoir le dernier coup
story = Histoire
actions = Que faire
hint = Indice
spot-advised = C’est l’indice.
say = Dire…
pause-match = Mettre en pause
go-on = Continuer
question = Une question
yes = Oui
no = Non
never-mind = Laisser tomber
take-back = Reprendre mon coup
stand = Quitter ma place
close-table = Fermer la table
connection-lost = Connexion perdue, on revient…
table-removed = Cette table a été effacée.

waiting-title = { $game } : qui joue ?
your-face = Ton visage
face-0 = des lunettes
face-1 = une moustache
face-2 = des taches de rousseur
face-3 = de longs cils
face-4 = un bandeau de pirate
face-5 = les joues roses
face-6 = une barbiche
face-7 = de gros sourcils
face-8 = un monocle
face-9 = un nez rouge
face-10 = deux grandes dents
face-11 = une étoile
seat-free = place libre
host = hôte
who-sits = Qui joue à la place { $number } ?
free-seat = Libérer la place
sit-here = M’asseoir ici
take-place = Remplacer { $name }
sit-for = Remplacer { $name }
ask-seat = C’est moi, { $name } : rendez-moi ma place
late-hint = Une partie est en cours. Demande la place d’un robot, ou regarde en attendant la prochaine.
ask-chair = Je peux remplacer { $name } ?
sit-again = Reprendre ma place
seat-kept-for = { $name } a encore { $seconds } s pour revenir : sa place est gardée.
is-away-kept = pas là · { $seconds } s
asked-for = Tu as demandé à remplacer { $name }. On attend la réponse : { $names }.
free-away = { $name } n’est plus là : appeler un robot
notice-given = La place est à toi. Bienvenue !
notice-denied = Pas cette fois. Reste avec nous : à la prochaine partie, tu joues.
notice-again = Te revoilà ! Ta place est de nouveau à toi.
notice-returned = { $name } a repris sa place. Merci pour le coup de main !
enter-only = Regarder
invited = Viens jouer à « { $game } » !
invited-by = { $name } t’invite à jouer à « { $game } » !
invited-full = La table est complète. Tu peux regarder, et jouer la prochaine fois.
invited-late = La partie a commencé. Tu peux demander la place d’un robot, ou regarder.
invited-on = La partie a commencé. Tu peux regarder, et jouer la prochaine fois.
who-is-there = Qui est là ?
invite = Scanne, et tu joues
link = Lien pour les amis
qr = Code à scanner avec un téléphone
share = Partager
copied = Lien copié
start = Commencer
start-hint = Les robots occupent les places vides.
wait-for-host = L’hôte va lancer la partie
begins-question = Qui commence ?
begins-lot = Tirer au sort
begins-who = { $seat ->
    [Toi] Tu commences.
   *[other] { $seat } commence.
}
begins-by-lot = Le sort dira qui commence.
begins-next = Qui commence la prochaine ?
begins-next-who = { $seat ->
    [Toi] À la prochaine, tu commences.
   *[other] À la prochaine, { $seat } commence.
}
begins-next-by-lot = À la prochaine, le sort dira qui commence.
begins-change = Changer
picked = pris :
picks-left = Si tu ne choisis pas, tu reçois ce qui reste.
outdated-title = Cette partie s’arrête là
outdated = Elle avait commencé avec des règles plus anciennes que celles d’aujourd’hui : on ne peut plus la finir. Personne n’a perdu.
outdated-again = Nouvelle partie
refusal-bad_option = Ce réglage ne va pas comme ça : { $option }.
fewer = Un de moins : { $what }
one-more-of = Un de plus : { $what }

winners = { $count ->
    [0] La partie est finie.
   *[other] Victoire : { $names } !
}
end-moment = Le grand moment
end-kind-you = Belle partie ! La prochaine sera peut-être la tienne.
end-kind = Belle partie, { $names } !
rematch = Revanche
record = Enregistrer la partie
score-sheet = Feuille de score
score-seat = Qui
score-total = Total
details = Détails
print-sheet = Imprimer

curtain = { $name }, c’est à toi
curtain-hint = Prends l’appareil. Et les autres, on ne regarde pas !
curtain-lift = C’est moi, { $name }

empty-seats = Les robots occupent les places vides.
who-comes = Qui peut venir ?
by-link = Seulement par lien
who-plays = Qui joue ?
leave-out = Sans le joueur { $number }
curtain-between = Un rideau cache les mains entre deux tours.
clock = Temps pour chaque coup
clock-seconds = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] 1 minute
   *[other] 3 minutes
}
rules-of = Règles – { $title }
contents = Sommaire
search-rules = Chercher dans les règles
hits = { $count ->
    [0] Rien trouvé.
    [one] Un passage
   *[other] { $count } passages
}
copy-clause = Copier le lien vers { $clause }
drawing = Dessin
step-of = Étape { $step } sur { $steps }
step-back = Revenir
show-me = Montre-moi
once-more = Encore une fois
learn-offline = Pour apprendre, il faut la connexion, et elle n’est pas là.
try-again = Réessayer
play-for-real = Jouer pour de bon
replay-whose = Seul l’appareil avec lequel tu as joué peut revoir cette partie.
replay-begins = La partie commence.
moment = Moment de la partie
moment-of = Coup { $move } sur { $moves }
marks = Vols et trouvailles
to-begin = Au début
to-end = À la fin
step-before = Coup précédent
step-after = Coup suivant
autoplay = Dérouler
pause = Pause
whose-eyes = Point de vue
eyes-watcher = Vue : ce que tout le monde voit
eyes-of = Vue : { $name }
keep = Garder
copy-moment = Copier le lien de ce moment
print = Imprimer l’histoire
to-table = Retour à la table
credits-games = Les jeux
credits-ours = Ce qui est à nous
credits-drawn = Le code, les textes des règles, les dessins et les sons sont faits pour Butin. Les règles sont racontées avec nos propres mots.
credits-used = Ce que nous utilisons
credits-privacy = Et tes données ?
privacy = Pas de compte, pas de publicité, pas de mesure d’audience, aucune demande à un autre site. Ce navigateur garde tes réglages, la clé de tes places et tes 30 dernières parties de chaque jeu contre les robots, pour en trouver un à ta taille ; tout s’oublie dans les réglages. Les tables sont effacées après 30 jours sans visite.
review = Analyse
review-what = Un robot revient sur chaque décision : quelles chances elle laissait, d’après ce que ce joueur savait à ce moment-là.
review-start = Analyser
review-thinking = Le robot réfléchit…
review-curve = Les chances de chacun au fil de la partie
review-worst = Les coups qui ont le plus coûté
review-fine = Aucun n’a coûté cher. Bien joué !
review-gave = { $name }, coup { $move } : { $percent } % de chances perdues
review-how = Touche un coup pour voir l’instant d’avant, avec le meilleur choix. Un robot peut se tromper.

sealed = Le hasard est scellé
sealed-what = Le serveur a tiré un secret qui décide de chaque carte et de chaque dé, et l’a mis sous clé : il ne peut plus le changer. Chaque appareil y ajoute un nombre secret à lui ; ainsi personne ne peut choisir ce qui vient, pas même le serveur. Après la partie, tout le monde peut le vérifier.
sealed-code = Numéro du sceau : { $code }
sealed-shared = { $count ->
    [one] { $count } sur { $people } a ajouté le sien.
   *[other] { $count } sur { $people } ont ajouté le leur.
}
sealed-word = Ajoute un mot à toi
sealed-word-hint = Le mot reste sur cet appareil : il n’est ni envoyé ni gardé.
sealed-add = Ajouter
sealed-added = Ton mot est dedans.
sealed-refused = Trop tard : ce qui était ajouté avant compte toujours.

verify = Vérifier le hasard
verify-green = Tout ce que cet appareil peut vérifier est en ordre.
verify-red = Quelque chose ne va pas !
verify-grey = D’ici, on ne peut pas le dire.
verify-sealed = Le hasard était scellé avant la partie, et c’est toujours le même.
verify-not-sealed = Ce hasard n’est pas celui qui était scellé avant la partie.
verify-not-seen = Cet appareil n’a pas vu le début : il ne peut pas dire si le hasard était scellé.
verify-shared = Ce que cet appareil a ajouté est dedans.
verify-not-shared = Ce que cet appareil a ajouté pour { $name } n’est pas dedans.
verify-too-late = La partie a commencé avant que cet appareil puisse ajouter quelque chose pour { $name }.
verify-heard = { $count ->
    [one] Le coup montré ici est dans l’enregistrement.
   *[other] Les { $count } coups montrés ici sont dans l’enregistrement, chacun comme il a été montré.
}
verify-not-heard = L’enregistrement raconte une autre partie que celle montrée ici.
verify-unreadable = L’enregistrement est illisible.
verify-all = Chaque carte vient bien de là, et tout ordinateur peut le vérifier : enregistre la partie, puis { $command }.

hand-take = Ma main, avec la télé
hand-board = Voir le plateau ici
hand-you-are = Voilà qui tu es
hand-watch = Regarde la télé
hand-later = Plus tard
hand-several = Vous jouez à plusieurs ici
hand-whose = C’est à { $names }.
hand-trembles = Ton téléphone vibrera.
hand-dozes = Ton téléphone peut s’endormir : touche-le, et ta main est là.
hand-ready = Quand tout le monde est là, on y va.
hand-spread = Raconte-moi la table
hand-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
screen-coming = La télé revient…
late-open = La télé est-elle en retard ?
late-title = La télé est-elle en retard ?
late-why = Une télé montre son image un peu après ton téléphone. Dix lampes, ici et là-bas : touche dès que tu en vois une, et les deux s’allumeront ensemble.
late-begin = Commencer
late-how = Regarde la télé et le téléphone. Touche dès qu’une lampe s’allume, ici ou là-bas.
late-tap = Là
late-nth = Lampe { $nth } sur { $of }
late-found = La télé a { $ms } ms de retard. C’est noté.
late-unsteady = Tes touches étaient trop différentes : on ne garde rien. Essaie encore, tranquillement.
late-early = On ne trouve pas de retard : rien ne change. Tu peux réessayer.
late-holds = Pour l’instant, on compte { $ms } ms.
code = Code
code-title = Tu as un code ?
code-go = Entrer
code-wrong = Ce code ne mène à aucune table. Vérifie les lettres, et tape-le encore une fois.
code-here = { $count ->
    [0] La table t’attend.
    [one] Quelqu’un t’attend !
   *[other] { $count } personnes t’attendent !
}
code-later = Trop de codes essayés d’ici. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
code-full = Toutes les places sont prises. Attends sur le banc, et joue à la prochaine partie.
code-on = La partie a commencé. Attends sur le banc : tu peux demander la place d’un robot, ou jouer à la prochaine.
invite-code = Ou tape { $address }
invite-screen = Une télé ? Ouvre { $address } sur la télé, puis tape-y le code { $code }.
