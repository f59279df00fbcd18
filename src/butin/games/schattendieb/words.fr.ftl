# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Remplis ton coffre de bijoux, gare aux voleurs, et ferme-le avant les autres.

name-nobody = personne
name-game = Manche
name-extra = Belle
name-pile = Pioche
name-discard = Défausse
name-hand = Ta main
name-points = pts
name-empty = vide
name-ring = bagues
name-necklace = colliers
name-watch = montres
name-brooch = broches
name-shadow = le Voleur d’ombres
name-thief-ring = le voleur de bagues
name-thief-necklace = le voleur de colliers
name-thief-watch = le voleur de montres
name-thief-brooch = le voleur de broches
name-ring1 = la bague 1
name-ring2 = la bague 2
name-ring3 = la bague 3
name-ring4 = la bague 4
name-ring5 = la bague 5
name-ring6 = la bague 6
name-ring7 = la bague 7
name-ring8 = la bague 8
name-ring9 = la bague 9
name-ring10 = la bague 10
name-necklace1 = le collier 1
name-necklace2 = le collier 2
name-necklace3 = le collier 3
name-necklace4 = le collier 4
name-necklace5 = le collier 5
name-necklace6 = le collier 6
name-necklace7 = le collier 7
name-necklace8 = le collier 8
name-necklace9 = le collier 9
name-necklace10 = le collier 10
name-watch1 = la montre 1
name-watch2 = la montre 2
name-watch3 = la montre 3
name-watch4 = la montre 4
name-watch5 = la montre 5
name-watch6 = la montre 6
name-watch7 = la montre 7
name-watch8 = la montre 8
name-watch9 = la montre 9
name-watch10 = la montre 10
name-brooch1 = la broche 1
name-brooch2 = la broche 2
name-brooch3 = la broche 3
name-brooch4 = la broche 4
name-brooch5 = la broche 5
name-brooch6 = la broche 6
name-brooch7 = la broche 7
name-brooch8 = la broche 8
name-brooch9 = la broche 9
name-brooch10 = la broche 10
name-lock4 = le verrou 4
name-lock5 = le verrou 5
name-lock6 = le verrou 6
name-lock7 = le verrou 7
name-lock8 = le verrou 8
name-lock9 = le verrou 9
name-lock10 = le verrou 10
name-lock11 = le verrou 11
name-lock12 = le verrou 12
name-lock13 = le verrou 13
name-lock14 = le verrou 14
name-lock15 = le verrou 15

event-few_seated = À deux, le premier coffre fermé rafle tout : on s’amuse encore plus à trois ou davantage.
event-game_begun = Manche { $number } sur { $games } : c’est parti !
event-extra_game_begun = Égalité en tête ! Une belle va départager les ex æquo : { $seats }.
event-safes_opened = Les coffres sont ouverts : { $seats }.
event-pile_laid = La pioche compte { $count } cartes.
event-dealt = { $seat ->
    [Toi] Ta main : { $cards }.
   *[other] { $seat } a en main : { $cards }.
}
event-laid = { $seat ->
    [Toi] Tu poses
   *[other] { $seat } pose
} une carte face cachée.
event-chosen = { $seat ->
    [Toi] Tu as posé
   *[other] { $seat } a posé
} { $card }.
event-revealed = { $seat ->
    [Toi] Tu retournes
   *[other] { $seat } retourne
} { $card }.
event-cancelled = Doublon de { $value } ({ $seats }) : { $cards } partent à la défausse.
event-stolen = { $seat ->
    [Toi] Tu envoies { $thief } et prends { $card } à { $from }.
   *[other] { $seat } envoie { $thief } et { $from ->
        [Toi] te prend { $card }.
       *[other] prend { $card } à { $from }.
    }
}
event-found_nothing = { $seat ->
    [Toi] Tu envoies
   *[other] { $seat } envoie
} { $thief }, qui ne trouve rien à prendre.
event-declined = { $seat ->
    [Toi] Tu laisses
   *[other] { $seat } laisse
} repartir { $thief } les mains vides.
event-thief_discarded = { $seat ->
    [Toi] Tu défausses
   *[other] { $seat } défausse
} { $thief }.
event-decided = { $seat ->
    [Toi] Ton choix est fait.
   *[other] { $seat } a choisi : des bijoux en plus, ou non.
}
event-added = { $seat ->
    [Toi] Tu ajoutes
   *[other] { $seat } ajoute
} { $cards }.
event-stored = { $seat ->
    [Toi] Tu ranges dans ton coffre
   *[other] { $seat } range dans son coffre
} { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout.
event-safe_too_full = Avec { $count } cartes, aucun verrou ne peut plus fermer { $seat ->
    [Toi] ton coffre : tu en as trop pris.
   *[other] le coffre : { $seat } en a trop pris.
}
event-lock_failed = { $seat ->
    [Toi] Tu ne peux pas fermer
   *[other] { $seat } ne peut pas fermer
} { $count ->
    [0] un coffre vide
    [one] un coffre de { $count } carte
   *[other] un coffre de { $count } cartes
} avec { $card }, qui part à la défausse.
event-closed = { $seat ->
    [Toi] Tu fermes ton coffre
   *[other] { $seat } ferme son coffre
} avec { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-hand_returned = { $seat ->
    [Toi] Tu glisses
   *[other] { $seat } glisse
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sous la pioche.
event-hand_set_aside = { $seat ->
    [Toi] Tu mets
   *[other] { $seat } met
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à la défausse.
event-all_locked_at_once = Tous ceux qui restaient voulaient fermer au même tour : leurs coffres restent ouverts et ne rapportent rien ({ $seats }).
event-last_one_left = Il ne reste qu’un coffre ouvert{ $seat ->
    [Toi] , le tien
   *[other] {" "}({ $seat })
}. La manche s’arrête et il ne rapporte rien.
event-lock_wasted = Trop tard pour { $card } : la manche s’arrête, et { $seat ->
    [Toi] tu ne peux
   *[other] { $seat } ne peut
} plus fermer.
event-cards_ran_out = Toutes les cartes sont jouées. Les coffres ouverts ne rapportent rien : { $seats }.
event-last_turn_reached = Ce sont les dernières cartes : un verrou posé maintenant ne fermera plus rien.
event-nobody_played = Plus personne n’a de carte à jouer.
event-sat_out = { $seat ->
    [Toi] Tu n’as plus de cartes et passes ton tour.
   *[other] { $seat } n’a plus de cartes et passe son tour.
}
event-drawn = { $seat ->
    [Toi] Tu pioches
   *[other] { $seat } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-picked_up = { $seat ->
    [Toi] Tu pioches
   *[other] { $seat } pioche
} { $cards }.
event-pile_short = La pioche ne suffit pas pour quatre cartes chacun : on complète jusqu’à { $level }, { $count ->
        [0] et il ne reste rien.
        [one] et la carte qui reste est défaussée sans être vue.
       *[other] et les { $count } cartes qui restent sont défaussées sans être vues.
    }
event-pile_emptied = La pioche est épuisée : on ne pioche plus.
event-scored = { $seat ->
    [Toi] Tu marques
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
event-ended = La dernière manche est jouée : le plus grand total gagne.

refusal-over = La partie est finie.
refusal-not_seated = Seules les personnes assises à la table peuvent jouer.
refusal-safe_closed = Ton coffre est fermé : repose-toi jusqu’à la prochaine manche.
refusal-not_tied = Cette belle se joue entre ex æquo.
refusal-thief_chooses = Un instant : { $seat ->
    [Toi] tu choisis ton butin.
   *[other] { $seat } choisit son butin.
}
refusal-already_chosen = Ta carte est déjà sur la table, et elle y reste.
refusal-already_decided = Tu as déjà choisi. Les autres réfléchissent encore.
refusal-no_jewel_in_front = Tu n’as pas de bijou devant toi : tu ne peux rien ajouter.
refusal-no_cards = Tu n’as plus de cartes.
refusal-another_step = Ce n’est pas le moment : cette action demande autre chose.
refusal-not_in_hand = Tu n’as pas { $card } en main.
refusal-must_steal = Ton voleur doit prendre un bijou s’il le peut.
refusal-not_loot = Personne n’a { $card } devant soi.
refusal-wrong_kind = Rien à faire : ce n’est pas { $thief } qui prendra { $card }.
refusal-other_kind = Tu ne peux pas ajouter { $card } : avec ton bijou vont seulement des { $expected }.
refusal-unreadable = « { $text } » : cela ne veut rien dire ici.
refusal-no_such_card = Aucune carte ne s’appelle « { $text } ».
refusal-one_card_only = Une seule carte, s’il te plaît.
refusal-too_many = Tu ne peux pas avoir autant de cartes en main.
refusal-not_a_jewel = Il faut un bijou ici, pas { $card }.

option-games = Nombre de manches
option-steal_optional = Un voleur peut renoncer au butin
option-all_close_counts_intent = Les verrous ratés comptent aussi quand tous ceux qui restent veulent fermer
option-tie_break = En cas d’égalité finale
choice-tie_break-shared = Victoire partagée
choice-tie_break-extra_game = Une belle entre ex æquo

bot-careless = Le Somnambule, qui joue n’importe quoi
bot-loir = Petit Loir, qui montre ce qu’il a de plus brillant et s’endort parfois
bot-hibou = Hibou patient, qui amasse ce qui brille et sait quand fermer
bot-corbeau = Maître Corbeau, qui lit dans les mains et ferme juste avant toi

prompt-choose = Choisis une carte et pose-la face cachée : un bijou, un voleur ou un verrou.
prompt-steal = Ton voleur est à l’œuvre : quel bijou doit-il prendre ?
prompt-extras = Ton bijou est passé. Ajoute d’autres bijoux de la même famille, si tu veux.
prompt-over = La partie est finie.

score-own = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-game = Manche { $number }/{ $games }
board-extra-game = Belle
board-sheet = Feuille de score
board-total = Total
board-step = Action { $step } sur 7 : { $name }
board-step-1 = Choix
board-step-2 = Doublons
board-step-3 = Voleurs
board-step-4 = Ajouts
board-step-5 = Au coffre
board-step-6 = Verrous
board-step-7 = Pioche
board-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-seat = { $seat }.
board-safe-of = { $seat ->
    [Toi] Ton coffre
   *[other] { $seat } et son coffre
}
board-safe-open = Coffre ouvert : { $count ->
    [0] vide.
    [one] { $count } bijou, { $points } pts.
   *[other] { $count } bijoux, { $points } pts.
}
board-safe-closed = Coffre fermé : { $count ->
    [one] { $count } bijou, { $points } pts à l’abri.
   *[other] { $count } bijoux, { $points } pts à l’abri.
}
board-in-front = Posé : { $cards }.
board-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
board-mark-thinking = réfléchit
board-mark-ready = a choisi
board-mark-cancelled = annulé
board-mark-robbed = volé
board-mark-failed = raté
board-mark-unlucky = bredouille
board-mark-closed = coffre fermé
board-mark-out = ne joue pas
board-card = { $card }
board-own-card = { $card }, carte { $number } sur { $count }
board-fit-closes = ferme
board-fit-small = trop petit
board-fit-empty = vide
board-fit-wasted = trop tard
board-pick-choose = Choisis une carte
board-pick-steal = Choisis un bijou
board-do-lay = Poser { $card }
board-do-take = Prendre { $card }
board-do-decline = Ne rien prendre
board-do-add = { $count ->
    [0] Ne rien ajouter
    [one] Ajouter { $count } bijou
   *[other] Ajouter { $count } bijoux
}
board-prompt-choose = Choisis ta carte en secret.
board-prompt-steal = Ton voleur est là : quel bijou prend-il ?
board-prompt-extras = Ton bijou est passé ! Veux-tu en ajouter de la même famille ?
board-prompt-nothing = Ton bijou est passé ! Rien de la même famille à ajouter.
board-prompt-over = La partie est finie.
board-safe-empty = Ton coffre est vide : il attend son premier bijou.
board-safe-too-full = Plus de 15 bijoux : aucun verrou ne le ferme plus.
board-needs = Un verrou { $lock } ou plus fermerait ton coffre : { $points } pts.
board-passes = S’il passe : { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}, { $points } pts.
board-friends = { $count ->
    [one] Puis un autre à ajouter.
   *[other] Puis { $count } autres à ajouter.
}
board-inside = Ton coffre aura { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}, { $points } pts.
board-lock-no-more = Ton verrou { $lock } ne suffira plus.
board-lock-closes = Ferme ton coffre : { $points } pts à l’abri !
board-lock-small = Trop petit pour { $count } bijoux : il serait perdu.
board-lock-empty = Coffre vide : le verrou serait perdu.
board-lock-wasted = Dernières cartes : il ne fermera plus rien.
board-together = Si l’autre ferme aussi, zéro pour vous deux.
board-thief = Vole un bijou de sa famille, s’il en reste un sur la table.
board-shadow = Passe le premier et vole le bijou que tu veux, s’il y en a.
board-resting = Ton coffre est fermé : { $points } pts à l’abri. Regarde les autres.
board-watching = Tu regardes cette manche.
board-thief-chooses = { $seat ->
    [Toi] Ton voleur choisit.
   *[other] { $seat } choisit ce que son voleur emporte.
}
board-others-choose = Ta carte est posée. Les autres choisissent encore.
board-others-add = Les autres ajoutent peut-être des bijoux.
screen-step = { $game } · { $name }
screen-held = { $count } en main
screen-closed = fermé
screen-points = { $count ->
    [one] point
   *[other] points
}
screen-doing-choose = choisit en secret
screen-doing-steal = choisit son butin
screen-doing-extras = encore un bijou ?
hand-safe = Dans ton coffre : { $count ->
    [0] rien encore
   *[other] { $points } pts
}
hand-shut = Coffre fermé : { $points } pts
hand-hide = Cacher tes cartes
hand-show = Retourner tes cartes
hand-hidden = carte face cachée
hand-laid = posée
hand-passed = passé
hand-loot = { $card }, { $seat }
spread-hidden = Une carte face cachée.
spread-jewels = Dedans : { $cards }.
advice = Indice : { $cards }. { $why }
advice-nothing = N’ajoute rien : ton coffre se fermera plus facilement.
advice-decline = Ne prends rien : ton coffre se fermera plus facilement.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } d’avance sur { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
lesson-choose = Chacun pose une carte face cachée, puis on les retourne toutes ensemble. Ta montre 9 vaut 9 points : pose-la.
lesson-extra = Ta montre est passée. Tu peux ajouter d’autres bijoux de la même famille : ajoute ta montre 4.
lesson-safe = Tes deux montres sont dans ton coffre. À qui le tour ? À tous à la fois, comme toujours. Tente la bague 5.
lesson-cancelled = Deux fois 5, un doublon : ces bijoux sont perdus, le tien et celui de Léa. Mais tu as pioché le Voleur d’ombres. Pose-le.
lesson-thief = Le Voleur d’ombres prend un bijou posé devant quelqu’un, et le glisse dans ton coffre. Prends le plus précieux.
lesson-lock = Quatre bijoux dans ton coffre, et un verrou 6 : il ferme jusqu’à six cartes. Un coffre resté ouvert ne rapporte rien. Ferme !
lesson-end = Il ne reste que le coffre de Léa, ouvert : la manche s’arrête et il ne compte pas. Le tien garde 29 points, c’est gagné !

sheet-SD-33 = coffre

why-SD-1 = Chacun commence avec un coffre ouvert devant soi.
why-SD-2 = Bijoux, verrous et voleurs se mélangent tous ensemble.
why-SD-3 = Chacun reçoit 4 cartes ; le reste fait la pioche.
why-SD-4 = On joue tant que son coffre est ouvert ; une fois fermé, on regarde les autres.
why-SD-5 = À chaque tour, chacun pose une carte en secret : personne ne passe.
why-SD-6 = Bijou, voleur ou verrou : tu poses la carte que tu veux.
why-SD-7 = On retourne toutes les cartes ensemble, et plus personne ne change d’avis.
why-SD-8 = Des bijoux de même valeur font un doublon : ils sont tous perdus.
why-SD-9 = Un verrou ne fait jamais de doublon : on compare seulement les bijoux.
why-SD-10 = La défausse reste face cachée : on ne la consulte pas et on ne la reprend jamais.
why-SD-11 = On ne vole que les bijoux posés sur la table, jamais ceux des coffres.
why-SD-12 = Le Voleur d’ombres passe le premier et prend le bijou qu’il veut.
why-SD-13 = Chaque spécialiste prend un bijou de sa famille, s’il en reste.
why-SD-14 = Un voleur prend un seul bijou, et il doit le prendre s’il le peut.
why-SD-15 = Le bijou volé va tout de suite dans le coffre du voleur.
why-SD-16 = Un voleur ne sert qu’une fois : il part à la défausse, qu’il ait volé ou non.
why-SD-17 = Ton bijou est encore là : tu peux en ajouter de la même famille.
why-SD-18 = Les bijoux ajoutés ne risquent plus rien : ni doublon, ni voleur.
why-SD-19 = Sans ton bijou devant toi, tu ne peux rien ajouter.
why-SD-20 = Les bijoux devant toi vont dans ton coffre, et ils y restent.
why-SD-21 = Pour fermer, ton verrou doit être au moins aussi grand que le nombre de tes bijoux.
why-SD-22 = Ce verrou ne suffit pas : il est perdu, et le coffre reste ouvert.
why-SD-23 = Si tous ceux qui restent ferment au même tour, personne ne ferme.
why-SD-24 = Le verrou est posé : ces bijoux sont à l’abri jusqu’à la fin de la manche.
why-SD-25 = La pioche est épuisée : on joue avec les cartes qui restent en main.
why-SD-26 = À la fin du tour, chacun pioche pour avoir de nouveau 4 cartes.
why-SD-27 = Pas assez de cartes pour 4 chacun : on complète seulement jusqu’à 3.
why-SD-28 = Il reste très peu de cartes : chacun complète jusqu’au même nombre.
why-SD-29 = La pioche est épuisée, et on n’en refait pas d’autre.
why-SD-30 = Le dernier coffre ouvert arrête la manche et ne rapporte rien.
why-SD-31 = Tous ceux qui restaient ont voulu fermer au même tour : zéro pour eux tous !
why-SD-32 = Plus de pioche, plus de cartes : la manche est finie, les coffres ouverts valent zéro.
why-SD-33 = Un coffre fermé rapporte la valeur de tous ses bijoux.
why-SD-34 = On additionne les points des manches, et le plus grand total gagne.
why-SD-A1 = On peut jouer à deux, mais c’est plus amusant à trois ou plus.
why-SD-A2 = Quatre familles de bijoux, de 1 à 10, chaque carte en double.
why-SD-A3 = Les petits verrous existent en double, les quatre plus grands une seule fois.
why-SD-A21 = C’est la table qui décide du nombre de manches.
why-SD-A22 = Tout le monde peut regarder dans tous les coffres.
why-SD-A23 = Si ton temps est écoulé, une carte est posée pour toi.
why-SD-A4 = Il n’y a qu’un spécialiste par famille : ils ne se gênent jamais.
why-SD-A5 = Ton voleur ne peut pas te voler : tu n’as posé que lui.
why-SD-A6 = Le Voleur d’ombres passe le premier ; le spécialiste prend ce qui reste.
why-SD-A7 = Un voleur doit voler s’il le peut, sauf si la table a choisi qu’il peut y renoncer.
why-SD-A9 = Chacun choisit ses ajouts en secret, et on les montre tous ensemble.
why-SD-A8 = Pour le verrou, on compte les bijoux, pas les points.
why-SD-A19 = Plus de 15 bijoux : aucun verrou n’est assez grand pour ce coffre.
why-SD-A15 = Un verrou raté ne compte que si la table a choisi qu’il suffit de vouloir fermer.
why-SD-A13 = La main de celui qui ferme va sous la pioche, et elle peut servir tout de suite.
why-SD-A14 = On mélange la main avant de la glisser sous la pioche : personne ne sait ce qui vient.
why-SD-A12 = Plus de pioche : la main de celui qui ferme va à la défausse.
why-SD-A10 = Même avec très peu de cartes, chacun pioche jusqu’au même nombre.
why-SD-A11 = La dernière carte est piochée : vide, c’est vide.
why-SD-A16 = La manche finit avant qu’on ferme : un verrou en dernière carte arrive trop tard.
why-SD-A17 = Plus de cartes en main, plus de pioche : on ne peut que regarder.
why-SD-A18 = La manche continue tant que quelqu’un a encore une carte à poser.
why-SD-A24 = Plus personne n’a de carte : la manche s’arrête là.
why-SD-A20 = À égalité, on partage la victoire, ou l’on joue une belle.
