you = Toi
commands = un coup ou son numéro · pourquoi · conseil · règle CLAUSE · quitter · aide
help = Écris un coup comme ci-dessus, ou son numéro. « pourquoi » ouvre les règles derrière ce qui vient d’arriver, « conseil » demande à un robot, « règle » montre une clause, « quitter » garde la partie pour plus tard. Les places sont numérotées à partir de 0.
your-moves = Tes coups :
ask = {"> "}
hint = { $bot } jouerait : { $move }
wait = attendre
no-story = Il ne s’est encore rien passé.
saved = La partie est gardée. Reprends-la avec : butin play { $game } --resume
refused = Ce n’est pas permis :
over = La partie est finie.
result = { $name } : { $score }
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
waiting-for = On attend { $names } ...
race-keys = Vite : { $keys } · espace attend · q garde la partie pour plus tard
bots-made = À la table : { $names }
replay-keys = Entrée : suite · b : retour · un nombre : aller à ce coup · q : quitter
replay-place = coup { $move } sur { $moves }
level-debutant = débutant
level-habitue = habitué
level-expert = expert
review-thinking = Le robot revient sur la partie
review-worst = Les coups qui ont le plus coûté
review-move = coup
review-name = qui
review-made = joué
review-best = mieux
review-gave = chances perdues
game-facts = { $players } joueurs, { $minutes } minutes, dès { $age } ans
game-credit = { $credit } ; Butin ne leur est pas lié
option = { $meaning } : { $takes } (par défaut { $default })
option-none = rien
takes-flag = true ou false
takes-number = un nombre entier de { $low } à { $high }
takes-one = un mot parmi { $words }
takes-several = des mots parmi { $words }
takes-each = un mot différent pour chaque place, parmi { $words }
play-one = Jouer contre des robots :
open-room = Ouvrir une salle avec sa page :
check-broken = ILLISIBLE
check-differs = DIFFÈRE
check-sum = Conformes : { $held }, différents : { $differed }, illisibles : { $unreadable }
verified = { $record } est en ordre : { $game }, coups : { $moves }, places qui ont ajouté leur part : { $shares } sur { $places }
verified-day = C’est la donne du { $day }, la même pour tous : elle n’est pas scellée, et chacun pouvait la connaître d’avance.
backed-up = Tables copiées dans { $file } : { $tables }
restored = Tables remises dans { $file } : { $tables }
simulated = { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulated-seat = place
simulated-bot = robot
simulated-mean = score moyen
simulated-wins = victoires
simulated-moves = { $moves } coups par partie, victoires partagées : { $ties }
simulated-clauses = règles appliquées :
arena-held = { $places ->
    [one] { $places } place
   *[other] { $places } places
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par rencontre, graine { $seed } ; une part égale vaut { $equal }
arena-one = robot
arena-against = contre
arena-share = part des victoires
arena-bot = robot
arena-rating = cote
open-at = Butin est ouvert : { $address }
television-at = Sur la télé : { $address }
key-link = Qui vient par ce lien peut ouvrir des tables : { $link }
cannot-open = impossible d’ouvrir la salle : { $why }
new-file = Les tables sont gardées dans un nouveau fichier : { $file }
find-phones = Les téléphones du même réseau le trouvent par son code, ou à l’adresse { $address }
find-others = Dans les autres réseaux de cette machine, c’est { $addresses }
find-only-here = Seule cette machine peut l’atteindre ; pour les téléphones, lance-le avec { $option }
find-no-network = Cette machine n’est dans aucun réseau, les téléphones ne peuvent donc pas l’atteindre : connecte-la, puis relance.
find-plain-http = En simple http on peut jouer, mais pas installer la page, l’ouvrir sans réseau ni partager un lien d’un geste : pour cela, mets devant un relais avec https.
find-port-free = Le port { $port } est libre.
find-port-taken = le port { $port } est pris : essaie --port { $free }
find-cannot-listen = impossible d’écouter sur { $host }:{ $port } : { $why }
find-room-open = Une salle est ouverte sur le port { $port }.
find-not-kept = Rien ne peut être gardé dans { $folder } : { $why }.
find-disk = { $free } libres dans { $folder }.
find-disk-low = Il ne reste que { $free } dans { $folder } : fais de la place, sinon bientôt plus rien ne sera gardé.
find-clock = L’horloge dit { $now }.
find-clock-early = L’horloge dit { $now }, ce qui ne se peut pas : règle-la.
find-clock-back = L’horloge dit { $now }, mais quelqu’un a joué à { $newest } : règle-la, sinon ces tables attendent jusque-là.
find-form = butin { $version }, { $form ->
    [compiled] compilé
   *[other] interprété
}, Python { $python }
find-page = La page est construite.
find-no-page = La page n’est pas construite, les navigateurs ne trouvent rien : lance ./butin, qui la construit.
find-database = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, schéma { $schema } sur { $known }.
find-no-database = Il n’y a pas encore de base : { $file } sera créé au premier démarrage.
find-newer-schema = { $file } a le schéma { $schema }, et ce butin connaît { $known } : reprends le butin plus récent.
find-bad-database = { $why }
find-open-to-others = D’autres utilisateurs de cette machine peuvent lire les tables, avec toutes les mains ; ceci les ferme : chmod go= { $files }
find-in-use = Un serveur l’utilise.
find-copy = La copie la plus récente est { $file }, du { $date }.
find-no-copy = Il n’y a pas de copie à côté : butin backup FICHIER en fait une.
find-shared = PostgreSQL répond à { $where } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
find-not-shared = PostgreSQL ne répond pas à { $where } : { $why }
made-game = { $folder } contient un jeu entier. Ses règles et ses mots sont dans { $package }. Pour y jouer :
