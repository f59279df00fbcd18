# Quand une place s'appelle « Toi », les phrases tutoient cette personne.

pitch = Recouvre les tas, retrouve l'image du dessus et file avec le butin.

name-nobody = personne
name-stock = pioche
name-game = partie
name-chest = coffre
name-coach = diligence
name-cow = vache
name-keg = tonneau
name-wine = vin
name-ham = jambonneau
name-painting = tableau
name-candlestick = chandelier
name-clock = horloge
name-crown = couronne
name-moneybag = bourse

event-laid_out = Huit tas sont sur la table : { $motifs }.
event-dealt = En main ({ $seat }) : { $cards }.
event-begun = { $game ->
    [1] Qui commence : { $seat }.
   *[other] Partie n° { $game }. Qui commence : { $seat }.
}
event-taken = { $seat ->
    [Toi] Tu poses « { $motif } » sur la même image et tu rafles
   *[other] { $seat } pose « { $motif } » sur la même image et rafle
} un tas { $from ->
    [personne] au milieu
    [Toi] chez toi
   *[other] chez { $from }
}{ $height ->
    [0] .
   *[other] {" "}: { $height } cartes !
}
event-covered = { $seat ->
    [Toi] Tu poses
   *[other] { $seat } pose
} « { $motif } » sur un tas{ $height ->
    [0] .
   *[other] , qui compte maintenant { $height } cartes.
}
event-strengthened = { $seat ->
    [Toi] Tu renforces ton propre tas
   *[other] { $seat } renforce son propre tas
} avec « { $motif } »{ $height ->
    [0] .
   *[other] {" "}: { $height } cartes.
}
event-drawn = { $seat ->
    [Toi] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
}
event-picked_up = Carte piochée ({ $seat }) : { $card }.
event-stock_emptied = La pioche est épuisée. On continue sans piocher.
event-scored = Cartes gagnées, place par place : { $totals }.
event-ended = La dernière carte est jouée. Victoire : { $winners }.

refusal-over = La partie est finie : il n'y a plus de carte à jouer.
refusal-not_your_turn = { $seat ->
    [Toi] C'est à toi de jouer.
   *[other] C'est à { $seat } de jouer.
}
refusal-no_such_move = Ce coup n'existe pas : choisis une carte de ta main et l'un des huit tas.
refusal-not_in_hand = Tu n'as pas de carte « { $motif } » en main.
refusal-unreadable = « { $text } » n'est pas un coup. Écris la carte et le tas, comme ceci : crown>3
refusal-no_such_motif = Aucune carte ne s'appelle « { $motif } ».
refusal-no_such_pile = Il n'y a pas de tas { $pile } : les tas sont numérotés de 0 à 7.
refusal-no_such_seat = Cette place n'existe pas à cette table.

begins-question = Qui est le plus jeune ?

option-games = Nombre de parties
option-tie_break = En cas d'égalité
option-hide_heights = Cacher la hauteur des tas
option-hide_log = Cacher les coups joués (jeu de mémoire)
choice-tie_break-shared = la victoire est partagée
choice-tie_break-piles = le plus de tas gagne, puis le tas le plus haut

bot-careless = Le Somnambule, qui joue n'importe quoi n'importe où
bot-chaton = Petit Chaton, qui saute sur la plus haute pile et oublie le reste
bot-renard = Rusé Renard, qui compte les cartes et vole ce qu'il peut garder
bot-loup = Vieux Loup, qui imagine toutes les mains et attend son heure

prompt-play = À toi. Pose une carte sur l'un des huit tas ; si elle est pareille à celle du dessus, le tas est à toi.

board-pick = À toi : choisis une carte, puis un tas.
board-first = Choisis d'abord une carte de ta main, puis ce tas.
board-take = « { $motif } » rafle { $height ->
    [0] un tas
   *[other] { $height } + 1 cartes
} { $from ->
    [personne] au milieu.
   *[other] chez { $from }.
}
board-take-many = « { $motif } » peut rafler { $count } tas : touche celui que tu veux.
board-strengthen = « { $motif } » va sur ton propre tas : une carte de plus.
board-cover = « { $motif } » ne rafle rien : couvre le tas que tu veux.
board-advised = C'est l'indice.
board-gain = { $height ->
    [0] à toi
   *[other] { $height } + 1
}
board-more = + 1
board-won = { $height ->
    [0] Raflé !
   *[other] { $height } cartes !
}
board-piles = Les huit tas
board-hand = Ta main
board-keys = Flèches pour choisir, Entrée pour prendre une carte puis pour la poser, Échap pour en changer. Les touches 0 à 7 mènent aux tas.
board-label = Tas { $pile } : { $motif }, { $height ->
    [0] hauteur cachée
    [1] 1 carte
   *[other] { $height } cartes
}, { $seat ->
    [personne] au milieu
    [Toi] à toi
   *[other] à { $seat }
}.
board-would-take = Tu le raflerais{ $height ->
    [0] .
   *[other] {" "}: { $height } + 1 cartes.
}
board-would-strengthen = Il serait plus haut d'une carte.
board-would-cover = Tu le couvrirais.
board-card = { $motif }, carte { $number } sur { $count }
board-stock = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
board-game = Partie { $game } sur { $games }
board-scored = Fin de la partie{ $game ->
    [0] {""}
   *[other] {" "}{ $game }
}
advice-take = « { $motif } » sur la même image, { $from ->
    [personne] au milieu
   *[other] chez { $from }
} : { $height ->
    [0] un tas
   *[other] { $height } cartes
} pour toi.
advice-strengthen = « { $motif } » sur ton propre tas : une carte de plus pour toi.
advice-pair = Pose un « { $motif } » sur le tas entouré d'or : l'autre « { $motif } » de ta main pourra le rafler.
advice-hide = Cache « { $top } » sous « { $motif } » : ton tas sera plus difficile à voler.
advice-cover = Rien à rafler cette fois : c'est « { $motif } » qui te manquera le moins.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } de plus que { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } carte
   *[other] { $score } cartes
} !
end-tie = Même nombre de cartes ({ $seats }) : alors le plus de tas gagne, puis le tas le plus haut.
lesson-match = Tu as un coffre en main, et un coffre brille au milieu. Pose le tien dessus : même image, le tas est à toi.
lesson-steal = Voler, c'est pareil : le tas de Léa montre une couronne, et tu en as une. Pose-la, les cinq cartes changent de maison.
lesson-tall = Deux tas montrent un tonneau. Ta carte n'en prend qu'un : choisis le plus haut.
lesson-cover = Rien ne va avec tes chandeliers. Prépare ton coup : pose-en un sur la vache du milieu. Le tas ne bouge pas encore, il attend son pareil.
lesson-pair = Aïe, Tom t'a repris le coffre : rien n'est jamais à l'abri. Mais personne n'a touché à ton chandelier. Pose le second.
lesson-end = C'était la dernière carte. On compte les cartes de ses tas, ceux du milieu ne comptent pas. Le plus gros butin est le tien !
