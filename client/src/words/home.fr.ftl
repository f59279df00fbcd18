lang-fr = Français
lang-en = English
lang-de = Deutsch
welcome = Quatre jeux de trésors, jour et nuit.
welcome-invite = Invite qui tu veux : les robots occupent les places vides.
play-now = Jouer
friends = Entre amis
one-box = Un seul jeu
own-devices = Chacun son appareil
one-device = Un seul appareil
learn = Apprendre
rules = Règles
credits = Crédits
people-first = Une soirée entre amis
people-first-how = D’abord les gens, puis un jeu après l’autre : un seul lien pour tous.
public-tables = Tables qui attendent du monde
free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
my-tables = Mes tables
home = Accueil
close = Fermer
loading = Un instant…
language = Langue
settings = Réglages
room-stopped = La salle revient dans un instant…
sit-down = M’asseoir
box-facts = La boîte
box-players = joueurs
box-minutes = { $minutes } min
box-age = dès { $age } ans
offline = Pas de connexion. On réessaie dès qu’elle revient.
table-you = À toi
table-others = En cours
table-waiting = Attend du monde
table-over = Revoir
table-won = gagné
table-outdated = Arrêtée
table-closed = Fermée
forget = Oublier
forget-table = Oublier la table { $game } du { $when }
more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
have-code = J’ai un code
on-tv = Sur la télé
on-tv-how = Ouvre { $address } sur la télé.
