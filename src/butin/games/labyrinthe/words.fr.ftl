# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Pousse une carte et tout le labyrinthe bouge : sois le premier fantôme à glisser jusqu’au trésor.

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
name-dagger = la dague
name-clock = l’horloge
name-helmet = le heaume
name-mouse_knight = la souris chevalier
name-frog = la grenouille
name-candelabra = le chandelier

name-mark-owl = hib
name-mark-dragon = dra
name-mark-chest = cof
name-mark-throne = trô
name-mark-jester = bou
name-mark-lute = lut
name-mark-dagger = dag
name-mark-clock = hor
name-mark-helmet = hea
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

event-laid_out = Le labyrinthe est posé ; il reste une carte : { $spare }.
event-laid_again = Le labyrinthe était grand ouvert : on l’a reposé { $times } fois.
event-treasures_scattered = Les trésors ont changé de cachette.
event-discs_shuffled = { $discs } jetons trésor sont mélangés, face cachée{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } reste dans la boîte
   *[other] {" "}; { $aside } restent dans la boîte
}.
event-discs_dealt = Chacun reçoit { $each ->
    [one] un seul jeton
   *[other] une pile de { $each } jetons
}, face cachée{ $aside ->
    [0] {""}
    [one] {" "}; { $aside } reste dans la boîte
   *[other] {" "}; { $aside } restent dans la boîte
}.
event-placed = { $seat ->
    [Toi] Tu pars
   *[other] { $seat } part
} de { $square } avec le fantôme { $ghost }.
event-begun = Qui commence : { $seat }.
event-turned_up = { $seat ->
    [Toi] Tu retournes un jeton
   *[other] { $seat } retourne un jeton
}. Tout le monde cherche { $treasure }. { $left ->
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
event-seen = Secret ({ $seat }) : cherche { $treasure }.
event-pushed = { $seat ->
    [Toi] Tu pousses
   *[other] { $seat } pousse
} { $card } par { $arrow } ; à l’autre bout sort { $out }.
event-treasure_entered = De retour dans le labyrinthe, en { $square } : { $treasure }.
event-treasure_left = Dehors pour l’instant : { $treasure }.
event-brought_round = { $seat ->
    [Toi] Tu sors du plateau et tu reviens
   *[other] { $seat } sort du plateau et revient
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
} { $treasure } ! { $count ->
    [one] Premier jeton.
   *[other] Cela fait { $count } jetons.
}
event-put_under = { $turns } tours sans trouvaille : { $treasure }, ce sera pour plus tard, sous les autres jetons.
event-all_put_under = { $turns } tours sans trouvaille : chacun glisse le jeton qu’il cherchait sous sa pile.
event-tied = Égalité : { $seats }. Victoire : { $winners }.
event-ended = La chasse est finie. Victoire : { $winners }. Jetons, place par place : { $totals }.
event-counted = { $seat ->
    [Toi] Tu as fini
   *[other] { $seat } a fini
} en { $turns } tours ; le nombre à battre est { $par }.

refusal-over = La chasse est finie.
refusal-not_your_turn = { $seat ->
    [Toi] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
refusal-no_such_move = Ce coup n’existe pas.
refusal-no_such_seat = Cette place n’existe pas.
refusal-push_first = Pousse d’abord la carte en trop, tu te promèneras ensuite.
refusal-push_stands = Tu as poussé par { $arrow }, c’est fait. Maintenant, avance ou reste sur place.
refusal-would_undo = Pousser par { $arrow } déferait le coup joué par { $last }. Les sept autres flèches sont libres.
refusal-no_such_rotation = Tournée ainsi, la carte est la même qu’avant.
refusal-no_turning = La carte en trop entre comme elle est posée : { $sides }.
refusal-not_nearest = Approche-toi du trésor autant que tu peux : { $square } n’est pas assez près.
refusal-in_reach = Le trésor est à ta portée : va jusqu’à { $goal }.
refusal-wall = Il y a un mur entre { $start } et { $square }.
refusal-no_way = Aucun chemin ne mène de { $start } à { $square }.
refusal-off_board = { $square } est hors du plateau, et le bord est un mur.
refusal-no_such_arrow = Il n’y a pas de flèche { $arrow }.
refusal-wrong_sides = Dans aucun sens { $card } ne s’ouvre vers { $sides } : choisis { $ways }.
refusal-unreadable = Je ne comprends pas « { $text } ». Écris une flèche et des côtés ouverts, comme R2> NES, ou une case, comme 1,3.

begins-question = Qui est le plus jeune ?

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
option-stall_turns = Tours sans trouvaille avant de changer de trésor
option-early_end = S’arrêter dès que l’avance ne peut plus être rattrapée
option-reshuffle_if_open = Reposer le labyrinthe s’il est ouvert d’emblée
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
bot-araignee = Tisseuse l'Araignée, qui sent trembler chaque fil et coupe ceux des autres

prompt-shift = À toi. Tourne la carte en trop et pousse-la par l’une des flèches.
prompt-walk = Avance maintenant aussi loin que le chemin est ouvert, ou reste où tu es.
prompt-over = La chasse est finie. On recommence ?

board-maze = Le labyrinthe
board-square = rangée { $row }, colonne { $column }
board-shape-T = carrefour
board-shape-L = coude
board-shape-I = couloir
board-side-N = en haut
board-side-E = à droite
board-side-S = en bas
board-side-W = à gauche
board-open = ouvert { $sides }
board-fixed = fixe
board-sought = le trésor cherché
board-ghost = le fantôme { $ghost } de { $name }
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
board-card-L = le coude
board-card-I = le couloir
board-barred = interdit : cela déferait le dernier coup
board-spare = Carte en trop
board-spare-card = Carte en trop : { $card }
board-turn = Tourner
board-turn-card = Tourner la carte en trop : { $card }
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
board-within = À portée : { $treasure } !
board-target = On cherche
board-target-mine = Tu cherches
board-target-later = Tu le verras à ton tour
board-target-secret = Chacun cherche en secret
board-found = { $name } : { $treasures }
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
    [Toi] Trouvé !
   *[other] { $seat } l’a trouvé !
}
board-advice = Conseil
board-prompt-shift = Trouve { $treasure } : tourne la carte, puis pousse.
board-prompt-fast = Trouve { $treasure } : choisis une flèche.
board-prompt-stuck = Aucun chemin ne s’ouvre : reste ici.
board-prompt-walk = Avance : { $count } cases sont ouvertes.
board-prompt-near = Approche-toi du trésor autant que tu peux.
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
   *[other] , { $lead } de plus que { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } trésor
   *[other] { $score } trésors
} !
end-tie = Même nombre de trésors ({ $seats }) : alors la dernière trouvaille gagne.
lesson-push = On cherche le hibou. Tourne la carte : ouverte en haut, à droite et en bas. Puis pousse-la par la gauche dans la rangée 2.
lesson-walk = La rangée a glissé, les couloirs se rejoignent. Va jusqu'au hibou : aussi loin que tu veux, tant que le chemin est ouvert.
lesson-barred = Trésor ! Maintenant, la souris chevalier. La flèche face au dernier coup est barrée : on ne défait rien. Pousse par le bas dans la colonne 2.
lesson-again = Le chemin s'ouvre jusqu'à la souris chevalier. Vas-y.
lesson-ride = Le dragon est loin, mais les murs te portent. Tourne la carte de haut en bas, pousse la rangée 2 par la droite : tu ressors de l'autre côté.
lesson-dragon = Te voilà de l'autre côté du château. Le dragon n'est plus qu'à un pas.
lesson-end = C'était le dernier disque. Trois trésors pour toi, un pour Léa : le château est à toi !
