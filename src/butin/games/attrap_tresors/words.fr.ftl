# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Surveille les dés : dès qu’ils t’appellent, attrape la colonne argentée avant tout le monde.

name-nobody = personne
name-column = la colonne argentée
name-lamp = la lampe
name-chest = le coffret
name-gem = une gemme
name-two-gem = deux gemmes
name-gem1 = l’autre gemme
name-carpet = le tapis volant
name-cushion = le coussin
name-nothing = rien
name-label-column = colonne
name-label-lamp = lampe
name-label-chest = coffret
name-label-gem = gemme
name-label-carpet = tapis
name-label-cushion = coussin
name-red = rouge
name-orange = orange
name-yellow = jaune
name-green = vert
name-blue = bleu
name-purple = violet
name-plainly = d’un geste souple
name-gently = tout doucement
name-hard = à toute volée
name-three = au moins trois dés montrent la couleur demandée
name-six = les six couleurs sont là
name-both = les six couleurs sont là, et trois fois la bonne
name-bazaar = sur le souk
name-edge = sur le bord
name-beside = à côté du souk
name-label-round = Manche
name-label-roller = lance
name-label-token = passe en premier
name-label-tower = La tour
name-label-tasks = Missions visibles :
name-label-task = mission
name-label-bags = sacs
name-label-supply = Réserve :
name-label-aside = Missions remplies :
name-label-cup = Les dés attendent d’être lancés.
name-label-uncounted = ne compte pas
name-label-stacked = empilé, à relancer

event-tower_built = La tour est dressée : { $objects }.
event-tower_rebuilt = On rebâtit la tour : { $objects }.
event-gold_sorted = Les cartes d’or sont triées : { $of_1 } de 1, { $of_2 } de 2, { $of_4 } de 4, { $of_5 } de 5.
event-tasks_dealt = Chacun a pioché sa mission secrète ; il en reste { $left } dans la pile.
event-tasks_opened = Trois missions visibles pour vous deux : { $tasks }.
event-task_seen = Ta mission : { $task }.
event-roller_named = { $seat ->
    [Toi] C’est à toi
   *[other] C’est à { $seat }
} de lancer les dés.
event-thrown = { $seat ->
    [Toi] Tu lances
   *[other] { $seat } lance
} { $strength } : { $colours }.
event-rethrown = { $seat ->
    [Toi] Tu relances
   *[other] { $seat } relance
} les dés empilés : { $colours }.
event-on_edge = Sur le bord, cela ne compte pas : { $colours }.
event-beside = À côté du souk, cela ne compte pas : { $colours }.
event-stacked = Posés les uns sur les autres, donc tous à relancer : { $colours }.
event-thrown_again = Pas de colonne cette fois. { $seat ->
    [Toi] Tu reprends les dés.
   *[other] { $seat } reprend les dés.
}
event-column_taken = { $seat ->
    [Toi] Tu attrapes
   *[other] { $seat } attrape
} la colonne argentée !
event-tower_opened = À prendre maintenant : { $objects }.
event-taken = { $seat ->
    [Toi] Tu prends
   *[other] { $seat } prend
} { $object }.
event-too_late = { $seat ->
    [Toi] Tu tends
   *[other] { $seat } tend
} la main vers { $object }, mais trop tard. { $seats ->
    [Toi] C’est toi qui l’as déjà.
   *[other] Plus rapide : { $seats }.
}
event-closed = { $count ->
        [0] Tout est pris, la manche est finie.
       *[other] La manche est finie. Personne n’a pris : { $left }.
    }
event-task_shown = { $seat ->
    [Toi] Tu montres ta mission
   *[other] { $seat } montre sa mission
} : { $task }.
event-judged_right = { $seat ->
    [Toi] Tu as attrapé
   *[other] { $seat } a attrapé
} la colonne à bon droit : { $pattern }.
event-judged_wrong = { $seat ->
    [Toi] Tu as attrapé la colonne à tort : les dés ne t’appelaient pas. Pas d’or pour toi dans cette manche.
   *[other] { $seat } a attrapé la colonne à tort et ne reçoit pas d’or dans cette manche.
}
event-nothing_given_back = { $seat ->
    [Toi] Tu n’as pas d’or et tu ne rends rien.
   *[other] { $seat } n’a pas d’or et ne rend rien.
}
event-given_back = { $seat ->
    [Toi] Tu rends
   *[other] { $seat } rend
} une carte de { $value }.
event-paid = { $seat ->
    [Toi] Tu reçois
   *[other] { $seat } reçoit
} { $value ->
    [one] { $value } sac d’or
   *[other] { $value } sacs d’or
} pour { $object }.
event-round_counted = { $paid ->
    [one] { $paid } manche payée
   *[other] { $paid } manches payées
} sur { $of }.
event-round_not_counted = Personne n’a reçu d’or, cette manche ne compte pas : on en reste à { $paid } sur { $of }.
event-task_kept = { $seat ->
    [Toi] Tu gardes ta mission.
   *[other] { $seat } garde sa mission.
}
event-task_set_aside = { $seat ->
    [Toi] Tu mets
   *[other] { $seat } met
} de côté une mission remplie : { $task }.
event-task_drawn = { $seat ->
    [Toi] Tu pioches
   *[other] { $seat } pioche
} une nouvelle mission secrète.
event-task_opened = Une nouvelle mission visible : { $task }.
event-ended = Dix manches ont été payées, le souk ferme. Qui a le plus de sacs d’or l’emporte ; à égalité, qui a le plus de cartes.
event-chosen = { $seat ->
    [Toi] Tu as fait ton choix.
   *[other] { $seat } a fait son choix.
}
event-revealed = { $seat ->
    [Toi] Tu voulais
   *[other] { $seat } voulait
} : { $choice }.
event-voided = Sans la colonne, rien d’autre ne bouge. { $seats ->
    [Toi] Tu as tendu la main pour rien.
   *[other] Main tendue pour rien : { $seats }.
}
event-column_left = Personne n’a voulu la colonne. On relance les dés.
event-missed = { $seat ->
    [Toi] Tu laisses
   *[other] { $seat } laisse
} filer { $object }. { $seats ->
    [Toi] Tu avais la priorité.
   *[other] La priorité était à { $seats }.
}
event-token_passed = Désormais, { $seat ->
    [Toi] tu passes en premier.
   *[other] { $seat } passe en premier.
}

refusal-over = La partie est finie.
refusal-no_such_seat = Cette place est vide.
refusal-no_such_move = Ce coup n’existe pas.
refusal-unreadable = Je ne comprends pas « { $text } ». Essaie « throw », « column » ou « lamp ».
refusal-only_the_table = Seule la table ferme une manche, quand le temps est écoulé.
refusal-only_quiet = « Rien » est un choix du mode calme. Ici, il suffit de ne pas bouger la main.
refusal-only_close = La table ne peut que fermer une manche.
refusal-no_window = Il n’y a pas de manche à fermer pour l’instant.
refusal-choose_first = Les dés attendent que tout le monde ait choisi.
refusal-round_first = Finis d’abord cette manche, les dés rouleront ensuite.
refusal-not_the_roller = { $seat ->
    [Toi] C’est toi qui as les dés.
   *[other] Les dés sont à { $seat }.
}
refusal-thrown_already = Tes quatre dés sont déjà sur la table. Attends l’autre joueur.
refusal-none_stacked = Aucun de tes dés n’est empilé ; on ne relance que les dés empilés.
refusal-before_the_column = Pas encore : d’abord la colonne, ensuite { $object }.
refusal-yours_already = Tu as déjà la colonne en main.
refusal-round_closed = La manche est finie : trop tard pour { $object }.
refusal-chosen_already = Tu as déjà choisi : attends que tout le monde l’ait fait.
refusal-gone = Trop tard pour { $object }. { $seats ->
    [Toi] C’est toi qui l’as déjà.
   *[other] Plus rapide : { $seats }.
}
refusal-not_still = Attends que les dés soient immobiles.
refusal-dice_stacked = Des dés sont posés les uns sur les autres. Il faut d’abord les relancer tous.
refusal-hands_full = Tu as les mains pleines : deux trésors par manche, pas plus.
refusal-column_is_enough = Tu tiens la colonne, tu ne prends rien d’autre dans cette manche.
refusal-not_in_tower = Pas dans cette tour : { $object }.
refusal-nothing_to_give = Tu n’as rien à rendre pour l’instant.
refusal-not_owned = Tu n’as pas de carte de { $value }.
refusal-nothing_to_replace = Il n’y a pas de mission à remplacer pour l’instant.
refusal-not_the_holder = { $seat ->
    [Toi] Tu tenais la colonne, le choix te revient.
   *[other] { $seat } tenait la colonne, le choix lui revient.
}
refusal-not_fulfilled = Les dés ne remplissent pas cette mission : { $task }.
refusal-tower_columns = Il manque la colonne : ajoute-la, ou vide la tour pour garder la tour habituelle.
refusal-tower_high = Trop de trésors pour toutes vos mains : à { $players } joueurs, { $most } au plus, en plus de la colonne.

begins-question = Qui dit « Attrap’trésors » le plus vite ?

option-dice = Nombre de dés, de trois à six joueurs
choice-dice-6 = six, comme le dit la règle
choice-dice-8 = les huit, pour des manches plus vives
option-tower_custom = Ta propre tour (vide : la tour habituelle)
choice-tower_custom-column = colonne
choice-tower_custom-lamp = lampe
choice-tower_custom-chest = coffret
choice-tower_custom-gem = gemme
choice-tower_custom-carpet = tapis
choice-tower_custom-cushion = coussin
option-tidy_dice = Dés sages : ils tombent tous sur le souk
option-patience_s = Secondes avant de pouvoir relancer
option-grab_window_s = Secondes pour prendre le reste, une fois la colonne prise (0 : sans limite)
option-early_grab_lock_ms = Pause pour une main trop pressée, en millièmes de seconde
option-distinct_open_tasks = À deux : trois missions visibles différentes
option-two_player_cap = À deux : trésors par joueur
choice-two_player_cap-2 = deux, colonne comprise
choice-two_player_cap-none = autant qu’on peut en prendre
option-quiet_mode = Mode calme : choisir en secret au lieu de faire la course (variante maison)
option-bot_speed = Vivacité des robots
choice-bot_speed-slow = tranquilles
choice-bot_speed-normal = vifs
choice-bot_speed-quick = rapides comme l’éclair

bot-careless = Le Somnambule, qui attrape n’importe quoi
bot-caneton = Petit Caneton, qui voit souvent trop tard et aime tous les trésors
bot-pie = Margot la Pie, à qui rien de brillant n’échappe
bot-epervier = Vif l’Épervier, qui fond sur la colonne et se trompe rarement

prompt-throw = Lance les dés sur le souk : tout doucement, d’un geste souple ou à toute volée.
prompt-stacked = Des dés sont empilés : aucun d’eux ne compte. Relance-les.
prompt-race = Trois fois ta couleur, ou les six à la fois ? Attrape la colonne. Sinon, ne bouge pas la main.
prompt-loot = La colonne est partie. Prends ce que tu peux, deux trésors au plus.
prompt-give_back = Les dés ne t’appelaient pas. Quelle carte rends-tu ?
prompt-replace = Deux missions sont remplies. Laquelle veux-tu remplacer ?
prompt-choose = Choisis en secret : la colonne, un autre trésor, ou rien du tout.
prompt-over = Le souk ferme ses portes. Compte tes sacs d’or.

score-own = { $count ->
    [one] { $count } sac
   *[other] { $count } sacs
}
board-bazaar = Le souk
board-tower = La tour
board-places = Qui a pris quoi
board-round = Manche { $now } sur { $of }
board-thing = { $object }, vaut { $worth }
board-cup = Lancer les dés : appuie, pousse ou lance d’un coup sec
board-throw = Lance les dés
board-throw-stacked = Relance-les
board-gently = Tout doucement
board-hard = À toute volée
board-again = Relancer
board-grab-column = Attrape la colonne
board-take = Prendre { $object }, vaut { $worth }
board-choose = Choisir { $object }, vaut { $worth }
board-nothing = Rien
board-task = Ta mission
board-task-is = Ta mission secrète : { $task }
board-open-task = Mission pour vous deux : { $task }
board-open-tasks = Pour vous deux
board-known = mission connue : { $task }
board-place = { $seat } : { $objects }
board-rolls = lance les dés
board-first = passe en premier
board-has-chosen = a choisi
board-die-edge = { $colour } sur le bord, ne compte pas
board-die-beside = { $colour } à côté, ne compte pas
board-die-stacked = { $colour } dans une pile, à relancer
board-give = Rendre une carte de { $value }
board-replace = Remplacer : { $task }
board-watch = Tu regardes la partie.
board-chosen = Ton choix : { $object }. On attend les autres.
board-hold = Tu tiens la colonne. Les autres se servent.
board-full = Tes mains sont pleines.
board-full-two = Tu as tes deux trésors.
board-waits = Les dés sont à { $seats }. Garde la main prête.
board-took = Ta main : { $seconds } s.
board-your-throw = À toi de lancer les dés.
board-race = Trois fois ta couleur, ou les six ? Attrape la colonne !
board-race-roller = Trois fois ta couleur, ou les six ? La colonne ! Sinon, relance.
board-race-two = Trois fois l’une des missions, ou les six couleurs ? La colonne !
board-one-more = Encore un, si tu es rapide.
board-one-hand = Une seule main : pose ton trésor, puis prends le suivant.
board-choose-more = Choisis en secret ce que tu veux encore, ou rien.
board-gold = { $bags ->
    [one] { $bags } sac d’or
   *[other] { $bags } sacs d’or
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
doing-throw = lance les dés
doing-stacked = relance les dés
doing-thrown = a lancé les dés
doing-race = guette les dés
doing-loot = attrape des trésors
doing-loot-two = attrape d’une seule main
doing-give_back = rend une carte
doing-replace = change une mission
doing-choose = choisit en secret
spread-tower = Dans la tour : { $objects }.
spread-dice = Les dés : { $dice }.
spread-tasks = Missions visibles : { $tasks }.
hand-or = ou
hand-column = La colonne
hand-hands = Tes mains
hand-one = Ta main
hand-pick = Choisis en secret
hand-choose = Je choisis : { $object }
advice-throw = On n’attend que toi : lance les dés.
advice-again = Ces dés n’appellent personne : relance.
advice-column = Les dés t’appellent : attrape la colonne !
advice-take = Prends { $object } : ça vaut { $worth }.
advice-give = Rends la carte de { $value } : c’est ce qui te coûte le moins.
advice-replace = Remplace cette mission : { $task }.
advice-nothing = Garde ta main : il n’y a rien pour toi cette fois.
end-won = { $seat ->
    [Toi] Bravo, tu gagnes
   *[other] { $seat } gagne
} avec { $score ->
    [one] { $score } sac d’or
   *[other] { $score } sacs d’or
}{ $lead ->
    [0] {" "}!
   *[other] , { $lead } d’avance sur { $from ->
        [Toi] toi
       *[other] { $from }
    } !
}
end-shared = Victoire partagée : { $seats }, avec { $score ->
    [one] { $score } sac d’or
   *[other] { $score } sacs d’or
} !
end-tie = Même nombre de sacs ({ $seats }) : alors qui a le plus de cartes d’or gagne.
lesson-throw = Ta mission secrète est rouge : quand trois dés rouges sont sur le souk, la colonne argentée est pour toi. Lance les dés.
lesson-beside = Trois rouges ? Non : l’un est tombé à côté du souk et ne compte pas. Qui attrape la colonne à tort ne gagne rien et rend de l’or. Relance plutôt.
lesson-column = Regarde bien les dés : ils t’appellent. Attrape vite la colonne, avant les autres !
lesson-paid = La colonne te rapporte 4 sacs d’or, et les autres ont pris les trésors tombés. Tu as une nouvelle mission. Lance encore.
lesson-loot = Six couleurs différentes : tout le monde pouvait attraper, et Léa a été la plus vive. La tour s’écroule : sauve la lampe, elle vaut 2.
lesson-hands = Tu as deux mains. Prends encore une gemme, elle vaut 1.
lesson-end = Dix manches ont été payées, la partie est finie. On compte les sacs d’or : c’est toi qui en as le plus !

sheet-AT-16 = colonne
sheet-AT-17 = amendes
sheet-AT-18 = trésors
sheet-AT-A3 = coup double
sheet-AT-A19 = colonne

why-AT-1 = La tour se dresse au milieu de la table ; plus vous êtes nombreux, plus elle a de trésors.
why-AT-2 = L’or attend en piles, une pour chaque valeur : c’est la réserve.
why-AT-3 = Chacun a sa mission à lui, et chut ! elle reste secrète.
why-AT-4 = Qui parle le plus vite commence ; ici, l’hôte ou le sort en décide.
why-AT-5 = À côté ou sur le bord, un dé ne compte pas. Empilés, les dés se relancent tous.
why-AT-6 = Trois dés à la couleur de ta mission : les dés t’appellent !
why-AT-7 = Les six couleurs sont là : tout le monde a le droit d’attraper la colonne.
why-AT-8 = Tout le monde peut tendre la main ; on juge seulement à la fin de la manche.
why-AT-9 = Quand les dés n’appellent personne, le même joueur les relance.
why-AT-10 = La colonne est à la première main qui l’attrape.
why-AT-11 = D’abord la colonne ! Ensuite seulement, on prend les autres trésors.
why-AT-12 = Qui tient la colonne ne prend rien d’autre : elle vaut déjà beaucoup.
why-AT-13 = Tu as deux mains : un trésor dans chacune, pas plus.
why-AT-14 = Premier arrivé, premier servi : on n’arrache rien aux autres.
why-AT-15 = Tous les trésors sont pris : la manche est finie.
why-AT-16 = La colonne rapporte 5 avec les six couleurs, 4 avec trois fois ta couleur.
why-AT-17 = La colonne prise à tort ne rapporte pas d’or, et il faut rendre une carte.
why-AT-18 = La lampe et le coffret valent 2 ; la gemme, le tapis et le coussin valent 1.
why-AT-19 = Un trésor, une carte : un 4, c’est une seule carte.
why-AT-20 = Mission remplie : on la met de côté et on en pioche une nouvelle. Sinon, on la garde.
why-AT-21 = Qui a rempli sa mission lance ensuite, dès que tout le monde a vu la paie.
why-AT-22 = On rebâtit la tour, et c’est reparti !
why-AT-23 = Après dix manches payées, la partie est finie : plus rien ne se passe.
why-AT-24 = Celui qui a le plus de sacs d’or gagne la partie.
why-AT-25 = Autant de sacs d’or à la fin ? Alors celui qui a le plus de cartes gagne.
why-AT-26 = À deux, la tour est petite : la colonne, la lampe et une gemme.
why-AT-27 = À deux, trois missions sont visibles, et elles valent pour vous deux.
why-AT-28 = À deux, chacun lance quatre dés, et les huit comptent ensemble.
why-AT-29 = À deux, trois dés à la couleur d’une mission suffisent, ou bien les six couleurs.
why-AT-30 = À deux, on joue d’une seule main : pose ton trésor, puis prends le suivant.
why-AT-31 = Les dés ne décident rien : vous relancez tous les deux.
why-AT-A2 = La tour habituelle a un trésor de plus qu’il n’y a de joueurs ; une table peut en bâtir une autre.
why-AT-A1 = On joue avec six dés ; avec huit, ça va plus vite.
why-AT-A23 = Le temps de réaction d’un robot est tiré au sort, et parfois il se trompe.
why-AT-A24 = En mode calme, on choisit en secret ; le jeton de priorité dit qui passe en premier.
why-AT-A21 = Les dés tombent où ils veulent, comme sur une vraie table.
why-AT-A8 = Personne n’a bougé : on relance, et les missions restent secrètes.
why-AT-A11 = La tour est tombée toute seule ? On la rebâtit, et les dés restent là.
why-AT-A4 = Deux joueurs appelés : la colonne est au plus rapide, l’autre garde sa mission.
why-AT-A22 = Ton temps compte à partir du moment où tu vois les dés sur ton écran.
why-AT-A5 = Exactement au même instant ? La colonne va à celui qui a le moins de sacs d’or.
why-AT-A10 = Trop tôt ! Rien ne se prend avant la colonne, mais cela ne coûte pas d’or.
why-AT-A12 = La tour s’écroule ? C’est fait pour ! Prends les trésors là où ils tombent.
why-AT-A9 = Le temps est passé : les trésors qui restent ne sont à personne.
why-AT-A3 = Les six couleurs et trois fois la tienne : 5 sacs d’or et une nouvelle mission !
why-AT-A13 = Tu n’as pas d’or : tu n’as donc rien à rendre.
why-AT-A6 = La carte rendue retourne dans la réserve.
why-AT-A15 = La colonne a été prise à tort : chacun garde sa mission.
why-AT-A7 = Qui a bien attrapé la colonne lance ensuite ; sinon, c’est le voisin de gauche.
why-AT-A14 = Si quelqu’un a reçu de l’or, la manche compte parmi les dix.
why-AT-A20 = Autant de sacs, autant de cartes : vous gagnez ensemble.
why-AT-A16 = Deux missions de la même couleur ? On les garde, c’est le hasard.
why-AT-A18 = À deux aussi, c’est deux trésors au plus, colonne comprise.
why-AT-A19 = À deux aussi, la colonne rapporte 5 avec les six couleurs, 4 sinon.
why-AT-A17 = À deux, une mission remplie s’en va, et une nouvelle prend sa place.
why-AT-A25 = À deux, ta main est pleine tant que ton trésor n’est pas posé devant toi.
