# Quand une place s'appelle « Toi », les phrases tutoient cette personne.

pitch = Remplis ton coffre de bijoux, gare aux voleurs, et ferme-le avant les autres.

name-nobody = personne
name-game = Partie
name-extra = Partie supplémentaire
name-pile = Pioche
name-discard = Défausse
name-hand = Ta main
name-points = pts
name-empty = vide
name-ring = bagues
name-necklace = colliers
name-watch = montres
name-brooch = broches
name-shadow = le voleur d'ombres
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

event-few_seated = À deux, le premier coffre fermé rafle tout : le jeu est plus riche à trois ou davantage.
event-game_begun = La partie { $number } sur { $games } commence.
event-extra_game_begun = Égalité en tête. Une partie supplémentaire va départager les ex æquo : { $seats }.
event-safes_opened = Les coffres sont ouverts : { $seats }.
event-pile_laid = La pioche compte { $count } cartes.
event-dealt = { $seat ->
    [Toi] Ta main : { $cards }.
   *[other] En main ({ $seat }) : { $cards }.
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
    [Toi] Tu dévoiles
   *[other] { $seat } dévoile
} { $card }.
event-cancelled = Même valeur, { $value } ({ $seats }) : { $cards } partent à la défausse.
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
    [Toi] Tu as fait ton choix
   *[other] { $seat } a fait son choix
} pour les bijoux en plus.
event-added = { $seat ->
    [Toi] Tu ajoutes
   *[other] { $seat } ajoute
} { $cards }.
event-stored = { $seat ->
    [Toi] Tu ranges dans ton coffre
   *[other] { $seat } range au coffre
} { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout.
event-safe_too_full = Avec { $count } cartes, aucun verrou ne peut plus fermer { $seat ->
    [Toi] ton coffre : tu en as trop pris.
   *[other] le coffre : { $seat } en a trop pris.
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
} avec { $card } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
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
} de côté.
event-all_locked_at_once = Tout le monde voulait fermer en même temps : les coffres restent ouverts et ne rapportent rien ({ $seats }).
event-last_one_left = Il ne reste qu'un coffre ouvert{ $seat ->
    [Toi] , le tien
   *[other] {" "}({ $seat })
}. La partie s'arrête et il ne rapporte rien.
event-lock_wasted = Trop tard pour { $card } : la partie s'arrête, et { $seat ->
    [Toi] tu ne peux
   *[other] { $seat } ne peut
} plus fermer.
event-cards_ran_out = Toutes les cartes sont jouées. Les coffres ouverts ne rapportent rien : { $seats }.
event-last_turn_reached = Ce sont les dernières cartes : un verrou posé maintenant ne fermera plus rien.
event-nobody_played = Plus personne n'a de carte à jouer.
event-sat_out = { $seat ->
    [Toi] Tu n'as plus de cartes et passes ton tour.
   *[other] { $seat } n'a plus de cartes et passe son tour.
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
event-pile_short = La pioche ne suffit pas pour quatre cartes chacun : on complète jusqu'à { $level }, { $count ->
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
}, total { $total }.
event-ended = Le match est fini. Victoire : { $winners }.

refusal-over = Le match est fini.
refusal-not_seated = Seules les personnes assises à la table peuvent jouer.
refusal-safe_closed = Ton coffre est fermé : repose-toi jusqu'à la prochaine partie.
refusal-not_tied = Cette partie supplémentaire se joue entre ex æquo.
refusal-thief_chooses = Un instant : { $seat ->
    [Toi] tu choisis ton butin.
   *[other] { $seat } choisit son butin.
}
refusal-already_chosen = Ta carte est déjà sur la table, et elle y reste.
refusal-already_decided = Tu as déjà choisi. Les autres réfléchissent encore.
refusal-no_jewel_in_front = Tu n'as pas de bijou devant toi, donc rien à compléter.
refusal-no_cards = Tu n'as plus de cartes.
refusal-another_step = Ce n'est pas le moment : l'étape en cours demande autre chose.
refusal-not_in_hand = Tu n'as pas { $card } en main.
refusal-must_steal = Ton voleur doit prendre un bijou s'il le peut.
refusal-not_loot = Personne n'a { $card } devant soi.
refusal-wrong_kind = Rien à faire : ce n'est pas { $thief } qui prendra { $card }.
refusal-other_kind = Tu ne peux pas ajouter { $card } : avec ton bijou ne vont que des { $expected }.
refusal-unreadable = « { $text } » : cela ne veut rien dire ici.
refusal-no_such_card = Aucune carte ne s'appelle « { $text } ».
refusal-one_card_only = Une seule carte, s'il te plaît.
refusal-too_many = Tu ne peux pas avoir autant de cartes en main.
refusal-not_a_jewel = Il faut un bijou ici, pas { $card }.

option-games = Nombre de parties
option-steal_optional = Un voleur peut renoncer au butin
option-all_close_counts_intent = Les verrous ratés comptent aussi quand tout le monde veut fermer
option-tie_break = En cas d'égalité finale
choice-tie_break-shared = Victoire partagée
choice-tie_break-extra_game = Une partie supplémentaire entre ex æquo

bot-careless = Le Somnambule, qui joue n'importe quoi
bot-loir = Petit Loir, qui montre ce qu'il a de plus brillant et s'endort parfois
bot-hibou = Hibou patient, qui amasse ce qui brille et sait quand fermer
bot-corbeau = Maître Corbeau, qui lit dans les mains et ferme juste avant toi

prompt-choose = Choisis une carte et pose-la face cachée : un bijou, un voleur ou un verrou.
prompt-steal = Ton voleur est à l'œuvre : quel bijou doit-il prendre ?
prompt-extras = Ton bijou est passé. Ajoute d'autres bijoux de la même sorte, si tu veux.
prompt-over = Le match est fini.

board-game = Partie { $number }/{ $games }
board-extra-game = Belle
board-sheet = Feuille de score
board-total = Total
board-step = Temps { $step } sur 7 : { $name }
board-step-1 = Choix
board-step-2 = Doublons
board-step-3 = Voleurs
board-step-4 = Ajouts
board-step-5 = Au coffre
board-step-6 = Verrous
board-step-7 = Pioche
board-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-seat = { $seat }.
board-safe-of = { $seat ->
    [Toi] Ton coffre
   *[other] Le coffre de { $seat }
}
board-safe-open = Coffre ouvert : { $count ->
    [0] vide.
    [one] { $count } bijou, { $points } points.
   *[other] { $count } bijoux, { $points } points.
}
board-safe-closed = Coffre fermé : { $count ->
    [one] { $count } bijou, { $points } points à l'abri.
   *[other] { $count } bijoux, { $points } points à l'abri.
}
board-in-front = Posé : { $cards }.
board-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
board-mark-thinking = réfléchit
board-mark-ready = c'est choisi
board-mark-cancelled = annulé
board-mark-robbed = volé
board-mark-failed = raté
board-mark-unlucky = bredouille
board-mark-closed = coffre fermé
board-mark-out = ne joue pas
board-card = { $card }
board-no-card = pas de carte
board-advised = conseillé
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
board-prompt-steal = Ton voleur est là : quel bijou prend-il ?
board-prompt-extras = Ton bijou est passé ! Veux-tu en ajouter de la même sorte ?
board-prompt-nothing = Ton bijou est passé ! Rien de la même sorte à ajouter.
board-prompt-over = Le match est fini.
board-safe-empty = Ton coffre est vide : un bijou le remplira.
board-safe-too-full = Plus de 15 bijoux : aucun verrou ne ferme plus.
board-needs = Un verrou { $lock } ou plus fermerait ton coffre : { $points } pts.
board-passes = S'il passe : { $count ->
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
board-lock-closes = Ferme ton coffre : { $points } pts à l'abri !
board-lock-small = Trop petit pour { $count } bijoux : il serait perdu.
board-lock-empty = Coffre vide : le verrou serait perdu.
board-lock-wasted = Dernières cartes : il ne fermera plus rien.
board-together = Si l'autre ferme aussi, zéro pour vous deux.
board-thief = Vole un bijou de sa sorte, s'il en reste un sur la table.
board-shadow = Passe le premier et vole le bijou que tu veux, s'il y en a.
board-resting = Ton coffre est fermé : { $points } pts à l'abri. Regarde les autres.
board-watching = Tu regardes cette partie.
board-thief-chooses = { $seat ->
    [Toi] Ton voleur choisit.
   *[other] Le voleur de { $seat } choisit son butin.
}
board-others-choose = Ta carte est posée. Les autres choisissent encore.
board-others-add = Les autres ajoutent peut-être des bijoux.
advice = Indice : { $cards }. { $why }
advice-nothing = N'ajoute rien : ton coffre se fermera plus facilement.
advice-decline = Ne prends rien : ton coffre se fermera plus facilement.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } de plus que { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
lesson-choose = Chacun pose une carte face cachée, puis tout se dévoile d'un coup. Ta montre 9 vaut 9 points : pose-la.
lesson-extra = Ta montre est passée. Tu peux y joindre d'autres bijoux de la même sorte : ajoute ta montre 4.
lesson-safe = Tes deux montres sont au coffre. À qui le tour ? À tous à la fois, comme toujours. Tente la bague 5.
lesson-cancelled = Deux fois 5 : les bijoux de même valeur s'annulent, le tien et celui de Léa sont perdus. Mais tu as pioché le voleur d'ombres. Pose-le.
lesson-thief = Le voleur d'ombres prend un bijou posé devant quelqu'un, et le glisse dans ton coffre. Prends le plus précieux.
lesson-lock = Quatre bijoux dans ton coffre, et un verrou 6 : il ferme jusqu'à six cartes. Un coffre resté ouvert ne rapporte rien. Ferme !
lesson-end = Il ne reste que le coffre de Léa, ouvert : la partie s'arrête et il ne compte pas. Le tien garde 29 points, c'est gagné !
