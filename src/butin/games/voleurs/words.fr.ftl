# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Couvre les tas, retrouve l’image du dessus et file avec le butin.

name-nobody = personne
name-stock = pioche
name-game = partie
name-chest = coffre
name-coach = diligence
name-cow = vache
name-keg = tonneau
name-wine = vin
name-ham = jambon
name-painting = tableau
name-candlestick = chandelier
name-clock = horloge
name-crown = couronne
name-moneybag = bourse

event-laid_out = Huit tas sont sur la table : { $motifs }.
event-dealt = { $seat ->
    [Toi] Tu reçois : { $cards }.
   *[other] { $seat } reçoit : { $cards }.
}
event-begun = { $game ->
    [1] {""}
   *[other] Partie { $game }.{" "}
}{ $seat ->
    [Toi] C’est toi qui commences.
   *[other] C’est { $seat } qui commence.
}
event-taken = { $seat ->
    [Toi] Tu poses « { $motif } » sur la même image et tu rafles
   *[other] { $seat } pose « { $motif } » sur la même image et rafle
} un tas { $from ->
    [personne] au milieu
    [Toi] chez toi
   *[other] chez { $from }
}{ $height ->
    [0] .
   *[other] {" "}: { $height } cartes !
}
event-covered = { $seat ->
    [Toi] Tu poses
   *[other] { $seat } pose
} « { $motif } » sur un tas{ $height ->
    [0] .
   *[other] , qui compte maintenant { $height } cartes.
}
event-strengthened = { $seat ->
    [Toi] Tu renforces ton propre tas
   *[other] { $seat } renforce son propre tas
} avec « { $motif } »{ $height ->
    [0] .
   *[other] {" "}: { $height } cartes.
}
event-drawn = { $seat ->
    [Toi] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
}
event-picked_up = { $seat ->
    [Toi] Ta nouvelle carte : { $card }.
   *[other] Nouvelle carte pour { $seat } : { $card }.
}
event-stock_emptied = La pioche est vide. On continue sans piocher.
event-scored = Cartes en tout : { $totals }.
event-ended = La dernière carte est posée : le plus gros butin gagne.

refusal-over = La partie est finie : il n’y a plus de carte à jouer.
refusal-not_your_turn = { $seat ->
    [Toi] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
refusal-no_such_move = Ce coup n’existe pas : choisis une carte de ta main et l’un des huit tas.
refusal-not_in_hand = Tu n’as pas de carte « { $motif } » en main.
refusal-unreadable = « { $text } » n’est pas un coup. Écris la carte et le tas, comme ceci : crown>3
refusal-no_such_motif = Aucune carte ne s’appelle « { $motif } ».
refusal-no_such_pile = Il n’y a pas de tas { $pile } : les tas sont numérotés de 0 à 7.
refusal-no_such_seat = Cette place n’existe pas à cette table.

begins-question = Qui est le plus jeune ?

option-games = Nombre de parties
option-tie_break = En cas d’égalité
option-hide_heights = Cacher la hauteur des tas
option-hide_log = Cacher les coups joués (jeu de mémoire)
choice-tie_break-shared = la victoire est partagée
choice-tie_break-piles = qui a le plus de tas gagne, puis qui a le tas le plus haut

bot-careless = Le Somnambule, qui joue n’importe quoi n’importe où
bot-chaton = Petit Chaton, qui saute sur le plus haut tas et oublie le reste
bot-renard = Rusé Renard, qui compte les cartes et vole ce qu’il peut garder
bot-loup = Vieux Loup, qui imagine toutes les mains et attend son heure

prompt-play = À toi. Pose une carte sur l’un des huit tas ; si c’est la même image que celle du dessus, tout le tas est à toi.

score-own = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-pick = À toi : choisis une carte, puis un tas.
board-first = Choisis d’abord une carte de ta main, puis ce tas.
board-take = « { $motif } » rafle un tas { $from ->
    [personne] au milieu
   *[other] chez { $from }
}{ $height ->
    [0] .
    [one] {" "}: une carte, plus la tienne.
   *[other] {" "}: { $height } cartes, plus la tienne.
}
board-take-many = « { $motif } » peut rafler { $count } tas : touche celui que tu veux.
board-strengthen = « { $motif } » va sur ton propre tas : une carte de plus.
board-cover = « { $motif } » ne rafle rien : couvre le tas que tu veux.
board-gain = { $height ->
    [0] à toi
   *[other] { $height } + 1
}
board-more = + 1
board-won = Raflé !
board-total = { $seat } { $count }
board-piles = Les huit tas
board-hand = Ta main
board-keys = Flèches pour choisir, Entrée pour prendre une carte puis pour la poser, Échap pour en changer. Les touches 0 à 7 mènent aux tas.
board-label = Tas { $pile } : { $motif }, { $height ->
    [0] hauteur cachée
    [one] 1 carte
   *[other] { $height } cartes
}, { $seat ->
    [personne] au milieu
    [Toi] à toi
   *[other] à { $seat }
}.
board-would-take = Tu le raflerais{ $height ->
    [0] .
    [one] {" "}: une carte, plus la tienne.
   *[other] {" "}: { $height } cartes, plus la tienne.
}
board-would-strengthen = Il serait plus haut d’une carte.
board-would-cover = Tu le couvrirais.
board-card = { $motif }, carte { $number } sur { $count }
board-stock = { $count ->
    [0] Pioche vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
board-game = Partie { $game } sur { $games }
board-scored = Fin de la partie{ $game ->
    [0] {""}
   *[other] {" "}{ $game }
}
screen-doing = choisit une carte
screen-middle = milieu
hand-order = Les tas sont rangés comme sur la télé.
hand-change = Touche une autre carte pour changer.
hand-waits = Ta main t’attend.
hand-score = { $seat ->
    [Toi] Tu as
   *[other] { $seat } a
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
advice-take = « { $motif } » sur la même image, { $from ->
    [personne] au milieu
   *[other] chez { $from }
} : { $height ->
    [0] un tas
   *[other] { $height } cartes
} pour toi.
advice-strengthen = « { $motif } » sur ton propre tas : une carte de plus pour toi.
advice-pair = Pose une carte « { $motif } » sur le tas entouré d’or : l’autre, dans ta main, pourra le rafler.
advice-hide = Cache « { $top } » sous « { $motif } » : ton tas sera plus difficile à voler.
advice-cover = Rien à rafler cette fois : c’est « { $motif } » qui te manquera le moins.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } d’avance sur { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
} !
end-tie = Même nombre de cartes ({ $seats }) : alors qui a le plus de tas gagne, puis qui a le tas le plus haut.
lesson-match = Tu as un coffre en main, et un coffre brille au milieu. Pose le tien dessus : même image, le tas est à toi.
lesson-steal = Voler, c’est pareil : le tas de Léa montre une couronne, et tu en as une. Pose-la, les cinq cartes changent de propriétaire.
lesson-tall = Deux tas montrent un tonneau. Ta carte n’en rafle qu’un : choisis le plus haut.
lesson-cover = Rien ne va avec tes chandeliers. Prépare ton coup : pose-en un sur la vache du milieu. Le tas ne bouge pas encore : il attend ton autre chandelier.
lesson-pair = Aïe, Tom t’a repris le coffre : rien n’est jamais à l’abri. Mais personne n’a touché à ton chandelier. Pose le second.
lesson-end = C’était la dernière carte. Chacun compte les cartes de ses tas ; ceux du milieu ne comptent pour personne. Le plus gros butin est le tien !

sheet-VO-14 = cartes
sheet-VO-A14 = cartes

why-VO-1 = Au début, huit cartes différentes attendent au milieu : elles ne sont à personne.
why-VO-2 = Chacun reçoit cinq cartes que lui seul regarde ; le reste est la pioche.
why-VO-3 = Le plus jeune commence, ou bien le sort décide ; puis chacun joue à son tour.
why-VO-4 = À ton tour, tu poses une carte de ta main sur l’un des huit tas.
why-VO-5 = Même image que celle du dessus : on rafle tout le tas !
why-VO-6 = Une autre image : la carte reste dessus et le tas ne bouge pas.
why-VO-11 = Après avoir joué, on pioche une carte pour en avoir de nouveau cinq.
why-VO-7 = Même image sur son propre tas : on le garde, et il grandit d’une carte.
why-VO-8 = Il y a toujours huit tas, de 0 à 7 : on n’en réunit pas, on n’en coupe pas.
why-VO-9 = Seule la carte du dessus compte, pas celles qui sont dessous.
why-VO-10 = Deux tas montrent la même image ? C’est toi qui choisis.
why-VO-12 = La pioche est vide : on joue les cartes qui restent en main.
why-VO-13 = La dernière carte est posée : la partie est finie.
why-VO-14 = Chacun compte les cartes de ses tas ; celles du milieu ne sont à personne.
why-VO-A2 = On peut jouer à deux, à trois, à quatre, à cinq ou à six.
why-VO-A1 = Au début, les huit images du milieu sont toutes différentes.
why-VO-A13 = À chaque nouvelle partie, c’est à la personne suivante de commencer.
why-VO-A14 = Quand on joue plusieurs parties, on additionne toutes les cartes gagnées.
why-VO-A6 = Au premier tour, personne n’a encore de tas : on joue au milieu.
why-VO-A4 = Même image : le tas est raflé, on ne peut pas le laisser.
why-VO-A3 = Un tas couvert n’est pas protégé : le voleur suivant peut le rafler.
why-VO-A5 = On peut couvrir son propre tas pour cacher l’image du dessus.
why-VO-A10 = On ne regarde pas sous les tas : seule la carte du dessus se voit.
why-VO-A9 = On voit combien de cartes compte chaque tas, sauf si la table a choisi de le cacher.
why-VO-A15 = Si quelqu’un s’en va, un robot joue à sa place : toutes les cartes doivent être posées.
why-VO-A11 = À cinq, qui commence joue huit cartes, et les autres sept.
why-VO-A7 = Autant de cartes : on partage la victoire, sauf si la table a choisi de compter aussi les tas.
why-VO-A8 = On compte les cartes : pas besoin de mesurer les tas.
why-VO-A12 = Pas de tas à la fin, pas de butin : zéro carte.
