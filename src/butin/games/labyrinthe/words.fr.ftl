# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Pousse une carte et tout le labyrinthe bouge : sois le premier fantôme à glisser jusqu’au trésor.

name-nobody = personne
name-none = rien
name-target = On cherche
name-spare = Carte en trop
name-turns = Tours
name-par = À battre
name-face_down = Jetons cachés

name-owl = le hibou
name-dragon = le dragon
name-chest = le coffre
name-throne = le trône
name-jester = le bouffon
name-lute = le luth
name-dagger = le poignard
name-clock = l’horloge
name-helmet = le casque
name-mouse_knight = la souris chevalier
name-frog = la grenouille
name-candelabra = le chandelier

name-mark-owl = hib
name-mark-dragon = dra
name-mark-chest = cof
name-mark-throne = trô
name-mark-jester = bou
name-mark-lute = lut
name-mark-dagger = poi
name-mark-clock = hor
name-mark-helmet = cas
name-mark-mouse_knight = sou
name-mark-frog = gre
name-mark-candelabra = cha

name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune

name-T1 = le carrefour T1
name-T2 = le carrefour T2
name-T3 = le carrefour T3
name-T4 = le carrefour T4
name-T5 = le carrefour T5
name-T6 = le carrefour T6
name-L1 = le virage L1
name-L2 = le virage L2
name-L3 = le virage L3
name-L4 = le virage L4
name-L5 = le virage L5
name-L6 = le virage L6
name-I1 = la ligne droite I1
name-I2 = la ligne droite I2
name-I3 = la ligne droite I3
name-I4 = la ligne droite I4
name-I5 = la ligne droite I5

event-laid_out = Le labyrinthe est posé ; la carte en trop est { $spare }.
event-laid_again = Le labyrinthe était grand ouvert : on l’a refait { $times } fois.
event-treasures_scattered = Les trésors ont changé de cachette.
event-discs_shuffled = { $discs } jetons trésor sont mélangés, face cachée{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } reste dans la boîte
   *[other] {" "}; { $aside } restent dans la boîte
}.
event-discs_dealt = Chacun reçoit { $each ->
    [one] un seul jeton
   *[other] une pile de { $each } jetons
}, face cachée{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } reste dans la boîte
   *[other] {" "}; { $aside } restent dans la boîte
}.
event-placed = { $seat ->
    [Toi] Tu prends
   *[other] { $seat } prend
} le fantôme { $ghost } et son coin de départ, { $square }.
event-begun = { $seat ->
    [Toi] C’est toi qui commences.
   *[other] C’est { $seat } qui commence.
}
event-turned_up = { $seat ->
    [Toi] Tu retournes un jeton
   *[other] { $seat } retourne un jeton
}. On cherche { $treasure }. { $left ->
    [0] C’est le dernier.
    [one] Il en reste un, face cachée.
   *[other] Il en reste { $left }, face cachée.
}
event-looked = { $seat ->
    [Toi] Tu regardes en secret le jeton du dessus et tu le reposes.
   *[other] { $seat } regarde en secret le jeton du dessus et le repose.
} { $left ->
    [one] C’est le dernier.
   *[other] La pile en compte { $left }.
}
event-seen = Chut, c’est un secret : { $seat ->
    [Toi] tu cherches
   *[other] { $seat } cherche
} { $treasure }.
event-pushed = { $seat ->
    [Toi] Tu pousses
   *[other] { $seat } pousse
} { $card } par { $arrow } ; à l’autre bout sort { $out }.
event-treasure_entered = Maintenant dans le labyrinthe, en { $square } : { $treasure }.
event-treasure_left = Dehors pour l’instant : { $treasure }.
event-brought_round = { $seat ->
    [Toi] Tu sors du plan et tu reviens
   *[other] { $seat } sort du plan et revient
} de l’autre côté, en { $square }.
event-carried = { $seat ->
    [Toi] Tu glisses avec ta carte
   *[other] { $seat } glisse avec sa carte
} jusqu’en { $square }.
event-walked = { $seat ->
    [Toi] Tu vas
   *[other] { $seat } va
} en { $square }.
event-stayed = { $seat ->
    [Toi] Tu restes
   *[other] { $seat } reste
} en { $square }.
event-taken = { $seat ->
    [Toi] Tu trouves
   *[other] { $seat } trouve
} { $treasure } ! { $count ->
    [one] Un premier jeton.
   *[other] Cela fait { $count } jetons.
}
event-put_under = { $turns } tours sans trouver { $treasure } : son jeton passe sous les autres.
event-all_put_under = { $turns } tours sans trouvaille : qui connaît déjà son trésor glisse ce jeton sous sa pile.
event-tied = À égalité de jetons : { $seats }. La victoire est partagée.
event-tie_broken = À égalité de jetons : { $seats }. Le dernier jeton pris décide : { $winners ->
    [Toi] tu gagnes.
   *[other] { $winners } gagne.
}
event-ended = { $how ->
    [whole_pile] { $winners ->
        [Toi] Tu as retourné toute ta pile
       *[other] { $winners } a retourné toute sa pile
    } : la partie est finie !
    [lead] Plus personne ne peut { $winners ->
        [Toi] te rattraper
       *[other] rattraper { $winners }
    } : la partie s’arrête là.
   *[last_treasure] Le dernier trésor de la partie est trouvé !
}
event-counted = { $seat ->
    [Toi] Tu as
   *[other] { $seat } a
} tout trouvé en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ; le nombre à battre était { $par }.

refusal-over = La partie est finie.
refusal-not_your_turn = { $seat ->
    [Toi] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
refusal-no_such_move = Ce coup n’existe pas.
refusal-no_such_seat = Cette place n’existe pas.
refusal-push_first = Pousse d’abord la carte en trop, tu avanceras ensuite.
refusal-push_stands = Tu as poussé par { $arrow }, c’est fait. Maintenant, avance ou reste sur place.
refusal-would_undo = Pousser par { $arrow } déferait la dernière poussée, par { $last }. Les sept autres flèches sont libres.
refusal-no_such_rotation = Tournée ainsi, la carte est la même qu’avant.
refusal-no_turning = La carte en trop entre comme elle est posée. Côtés ouverts : { $sides }.
refusal-not_nearest = Approche-toi du trésor autant que tu peux. Pas assez près : { $square }.
refusal-in_reach = Le trésor est à ta portée : arrête-toi dessus, en { $goal }.
refusal-wall = Il y a un mur entre { $start } et { $square }.
refusal-no_way = Aucun chemin ne relie { $start } et { $square }.
refusal-off_board = Hors du plan : { $square }. Le bord est un mur.
refusal-no_such_arrow = Il n’y a pas de flèche { $arrow }.
refusal-wrong_sides = Dans aucun sens { $card } ne s’ouvre vers { $sides } : choisis { $ways }.
refusal-unreadable = Je ne comprends pas « { $text } ». Écris une flèche et des côtés ouverts (N en haut, E à droite, S en bas, W à gauche), comme R2> NES, ou une case, comme 1,3.

begins-question = Qui est le plus jeune ?

option-variant = Quels trésors
choice-variant-common = tous cherchent le même
choice-variant-secret = chacun le sien, en secret
option-discs = Jetons trésor dans la partie
option-no_rotation = Défense de tourner la carte en trop
option-strict_nearest = Il faut aller au trésor, ou s’en approcher autant que possible
option-random_treasures = Trésors cachés au hasard
option-tie_break = En cas d’égalité
choice-tie_break-shared = la victoire est partagée
choice-tie_break-last_disc = le dernier jeton pris décide
option-stall_turns = Tours sans trouvaille avant de changer de trésor (0 : jamais)
option-early_end = S’arrêter dès que l’avance ne peut plus être rattrapée
option-reshuffle_if_open = Refaire le labyrinthe s’il est ouvert d’emblée
option-solo_par = Nombre de tours à battre en solitaire
option-ghosts = Le fantôme de chacun
pick-ghosts = { $seat ->
    [Toi] Choisis ton fantôme.
   *[other] { $seat }, choisis ton fantôme.
}
choice-ghosts-red = rouge
choice-ghosts-blue = bleu
choice-ghosts-green = vert
choice-ghosts-yellow = jaune

bot-careless = Le Somnambule, qui pousse et flotte au hasard
bot-luciole = Petite Luciole, qui essaie quelques couloirs et volette vers le trésor
bot-taupe = Dame Taupe, qui essaie tous les tunnels et creuse au plus près
bot-araignee = Tisseuse l’Araignée, qui sent trembler chaque fil et coupe ceux des autres

prompt-shift = À toi. Tourne la carte en trop et pousse-la par l’une des flèches.
prompt-walk = Avance maintenant aussi loin que le chemin est ouvert, ou reste où tu es.
prompt-over = La partie est finie. On recommence ?

score-own = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
board-maze = Le labyrinthe
board-square = rangée { $row }, colonne { $column }
board-shape-T = carrefour
board-shape-L = virage
board-shape-I = ligne droite
board-side-N = en haut
board-side-E = à droite
board-side-S = en bas
board-side-W = à gauche
board-open = côtés ouverts : { $sides }
board-fixed = case fixe
board-sought = le trésor cherché
board-ghost = le fantôme { $ghost } ({ $name })
board-ghost-mine = ton fantôme { $ghost }
board-can-go = tu peux y aller
board-would-open = s’ouvrirait
board-arrow = { $from ->
    [left] Rangée { $line }, par la gauche
    [right] Rangée { $line }, par la droite
    [top] Colonne { $line }, par le haut
   *[bottom] Colonne { $line }, par le bas
}
board-at = { $from ->
    [left] la gauche de la rangée { $line }
    [right] la droite de la rangée { $line }
    [top] le haut de la colonne { $line }
   *[bottom] le bas de la colonne { $line }
}
board-card-T = le carrefour
board-card-L = le virage
board-card-I = la ligne droite
board-barred = interdit : cela déferait la dernière poussée
board-spare = Carte en trop
board-spare-card = Carte en trop : { $card }
board-turn = Tourner
board-turn-card = Tourner la carte en trop : { $card }
board-fast = Elle ne se tourne pas
board-push = Pousser
board-choose = Choisis une flèche
board-cancel = Annuler
board-stay = Rester ici
board-opens = { $count ->
    [one] Une case s’ouvre.
   *[other] { $count } cases s’ouvrent.
}
board-squares = { $count ->
    [one] une case
   *[other] { $count } cases
}
board-within = À portée : { $treasure } !
board-target = On cherche
board-target-mine = Tu cherches
board-target-later = Tu le verras à ton tour
board-target-secret = Chacun cherche en secret
board-found = { $name } : { $treasures }
board-found-none = rien encore
board-face-down = { $count ->
    [0] aucun jeton caché
    [one] un jeton caché
   *[other] { $count } jetons cachés
}
board-discs = Les jetons trésor
board-par = { $turns } { $turns ->
    [one] tour
   *[other] tours
}, { $par } à battre
board-takes = { $seat ->
    [Toi] Trouvé !
   *[other] Trouvé par { $seat } !
}
board-advice = Conseil
board-prompt-shift = Trouve { $treasure } : tourne la carte, puis pousse.
board-prompt-fast = Trouve { $treasure } : choisis une flèche.
board-prompt-stuck = Aucun chemin ne s’ouvre : reste ici.
board-prompt-walk = Avance : { $count } cases sont ouvertes.
board-prompt-near = Approche-toi du trésor autant que tu peux.
tv-arrow = la flèche { $number }
tv-left = { $count ->
    [0] le dernier
    [one] puis encore un
   *[other] puis encore { $count }
}
tv-tasks = À trouver
tv-found = Trouvés
tv-doing-shift = tourne sa carte
tv-doing-fast = choisit une flèche
tv-doing-walk = guide son fantôme
hand-arrow = Flèche { $number }
hand-barred = La flèche { $number } est barrée : elle déferait la dernière poussée.
hand-push = Pousser par la flèche { $number }
hand-opens-there = La télé montre ce que la flèche ouvrirait.
hand-opens-here = Le petit plan montre ce que la flèche ouvrirait.
hand-seek = À trouver : { $treasure }
hand-way = Aller { $side }
hand-wall = Un mur { $side }
hand-walls = Un mur n’a pas de flèche. Tu peux revenir sur tes pas avant de t’arrêter.
hand-stop = Je m’arrête ici
hand-stay = Je reste ici
hand-there = C’est là : { $treasure } !
hand-must-find = Va jusqu’au trésor : il est à portée.
hand-must-near = Approche-toi du trésor autant que tu peux.
hand-found = { $count ->
    [0] Pas encore de trésor
    [one] Ton trésor
   *[other] Tes { $count } trésors
}
advice-within = Pousse par { $arrow } : { $treasure } sera à portée !
advice-opens = Pousse par { $arrow } : { $count ->
    [one] une case s’ouvre.
   *[other] { $count } cases s’ouvrent.
}
advice-find = Le chemin est ouvert : { $treasure } est à portée !
advice-walk = Va en { $square } : de là, le trésor est moins loin.
advice-stay = Reste ici : tu ne peux pas être mieux.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } trésor
   *[other] { $score } trésors
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } d’avance sur { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } trésor
   *[other] { $score } trésors
} !
end-tie = Même nombre de trésors ({ $seats }) : alors la dernière trouvaille gagne.
lesson-push = On cherche le hibou. Tourne la carte : ouverte en haut, à droite et en bas. Puis pousse-la par la gauche dans la rangée 2.
lesson-walk = La rangée a glissé, les couloirs se rejoignent. Va jusqu’au hibou : aussi loin que tu veux, tant que le chemin est ouvert.
lesson-barred = Trésor ! Maintenant, la souris chevalier. La flèche d’en face est barrée : on ne défait pas la dernière poussée. Pousse par le bas dans la colonne 2.
lesson-again = Le chemin s’ouvre jusqu’à la souris chevalier. Vas-y.
lesson-ride = Le dragon est loin, mais le labyrinthe peut te porter. Tourne la carte de haut en bas et pousse la rangée 2 par la droite : tu ressors de l’autre côté.
lesson-dragon = Te voilà de l’autre côté du château. Le dragon n’est plus qu’à un pas.
lesson-end = C’était le dernier jeton. Trois trésors pour toi, un pour Léa : le château est à toi !

sheet-LA-14 = trouvés
sheet-LA-A6 = sur place
sheet-LA-20 = secrets

why-LA-1 = Le hasard pose les cartes ; il en reste toujours une, la carte en trop.
why-LA-2 = Les jetons sont mélangés, face cachée : personne ne sait quel trésor viendra.
why-LA-3 = Chaque fantôme part du coin de sa couleur.
why-LA-4 = Un jeton est retourné : tout le monde cherche ce trésor-là.
why-LA-5 = D’abord on pousse, c’est obligatoire ; ensuite on avance, ou on reste sur place.
why-LA-6 = La carte en trop entre par une flèche, tout glisse d’une case, et une autre carte sort.
why-LA-7 = On ne remet pas la carte là d’où elle vient de sortir : ce serait défaire la dernière poussée.
why-LA-8 = La carte qui sort attend dehors jusqu’au tour suivant.
why-LA-9 = Un trésor voyage avec sa carte, même dehors ; les cases fixes ne bougent jamais.
why-LA-10 = Ton fantôme glisse avec sa carte ; s’il sort, il rentre de l’autre côté.
why-LA-11 = Un fantôme va aussi loin que le chemin est ouvert, ou reste sur place.
why-LA-12 = Même un fantôme ne traverse pas les murs, et le bord du plan est un mur.
why-LA-13 = Les fantômes ne se gênent pas : ils peuvent se croiser et partager une case.
why-LA-14 = Tu t’arrêtes sur le trésor cherché : son jeton est à toi. Passer dessus ne suffit pas.
why-LA-15 = Un trésor qui glisse sous ton fantôme n’est pas encore à toi : attends ton tour.
why-LA-16 = Le trésor est pris : le joueur suivant retourne un nouveau jeton.
why-LA-17 = Le dernier jeton est pris : celui qui en a le plus gagne.
why-LA-18 = Chacun reçoit sa pile de jetons, autant que les autres.
why-LA-19 = Au début de ton tour, tu regardes en secret le jeton du dessus de ta pile.
why-LA-20 = Tu t’arrêtes sur ton trésor : tu poses son jeton face visible, et ton tour est fini.
why-LA-21 = Le premier qui a retourné toute sa pile gagne aussitôt.
why-LA-A1 = On ne connaît pas exactement les cartes de la boîte : Butin a choisi celles-ci.
why-LA-A2 = Les trésors ont leurs places, sauf si vous avez choisi de les cacher au hasard.
why-LA-A23 = Le labyrinthe était déjà grand ouvert, et vous avez voulu qu’on le mélange alors de nouveau.
why-LA-A16 = Vous avez choisi de jouer avec moins de jetons : la partie sera plus courte.
why-LA-A22 = Chacun prend le fantôme qu’il veut, s’il est encore libre.
why-LA-A12 = Le plus jeune commence, ou bien le sort décide.
why-LA-A13 = On joue chacun son tour, dans le sens des aiguilles d’une montre.
why-LA-A3 = On peut tourner la carte en trop avant de pousser, sauf si la table l’a défendu.
why-LA-A24 = Avant de pousser, tu peux changer d’avis ; après, il faut que les autres soient d’accord.
why-LA-A10 = Même tournée autrement, la carte ne rentre pas là d’où elle sort.
why-LA-A9 = Pousser encore par la même flèche est permis : tout avance d’une case de plus.
why-LA-A7 = Le trésor cherché entre avec sa carte : si un chemin y mène, tu peux le prendre tout de suite.
why-LA-A8 = Le trésor cherché est sorti du plan : personne ne peut le prendre pendant ce tour.
why-LA-A11 = Ton fantôme est sorti : il rentre sur la carte d’en face et peut encore avancer.
why-LA-A4 = Vous avez choisi qu’il faut aller au trésor, ou s’en approcher autant que possible.
why-LA-A5 = Personne n’est obligé de prendre un trésor.
why-LA-A6 = Le fantôme était déjà sur le trésor : il fallait pousser, puis rester dessus.
why-LA-A14 = Le nouveau jeton n’est retourné qu’au début du tour suivant.
why-LA-A19 = Personne n’a trouvé ce trésor depuis longtemps : on en cherche un autre.
why-LA-A18 = Plus personne ne peut rattraper le premier : la table a choisi de s’arrêter là.
why-LA-A17 = Autant de jetons : on partage la victoire, sauf si la table a choisi que le dernier jeton pris décide.
why-LA-A15 = Quand on joue seul, on compte ses tours : moins il y en a, mieux c’est.
why-LA-A21 = Chacun reçoit autant de jetons ; ceux qui restent ne jouent pas.
why-LA-A20 = Ce que tu cherches reste ton secret jusqu’à ce que tu l’aies trouvé.
