# Quand une place s’appelle « Toi », les phrases tutoient cette personne.

pitch = Surveille les dés : dès qu’ils t’appellent, attrape la colonne d’argent avant tout le monde.

name-nobody = personne
name-column = la colonne d’argent
name-lamp = la lampe
name-chest = le coffre
name-gem = un rubis
name-carpet = le tapis volant
name-cushion = le coussin
name-nothing = rien
name-label-column = colonne
name-label-lamp = lampe
name-label-chest = coffre
name-label-gem = rubis
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
name-three = trois dés montrent la couleur demandée
name-six = les six couleurs sont là
name-both = les six couleurs sont là, et trois fois la bonne
name-bazaar = sur le bazar
name-edge = sur le bord
name-beside = à côté du bazar
name-label-round = Manche
name-label-roller = lance
name-label-token = passe en premier
name-label-tower = La tour
name-label-tasks = Missions visibles :
name-label-task = mission
name-label-bags = sacs
name-label-supply = Réserve d’or :
name-label-aside = Missions remplies :
name-label-cup = Les dés attendent d’être lancés.
name-label-uncounted = ne compte pas
name-label-stacked = empilé, à relancer

event-tower_built = La tour est dressée : { $objects }.
event-tower_rebuilt = On rebâtit la tour : { $objects }.
event-gold_sorted = L’or est trié : { $of_1 } cartes de 1, { $of_2 } de 2, { $of_4 } de 4, { $of_5 } de 5.
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
event-on_edge = Sur le bord, ne compte pas : { $colours }.
event-beside = À côté du bazar, ne compte pas : { $colours }.
event-stacked = Posés les uns sur les autres, donc tous à relancer : { $colours }.
event-thrown_again = Pas de colonne cette fois. { $seat ->
    [Toi] Tu reprends les dés.
   *[other] { $seat } reprend les dés.
}
event-column_taken = { $seat ->
    [Toi] Tu attrapes
   *[other] { $seat } attrape
} la colonne d’argent !
event-tower_opened = À saisir maintenant : { $objects }.
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
    [Toi] Tu as bien fait
   *[other] { $seat } a bien fait
} : { $pattern }.
event-judged_wrong = { $seat ->
    [Toi] Tu as attrapé
   *[other] { $seat } a attrapé
} la colonne à tort : les dés ne disaient pas cela. Cette main ne reçoit pas d’or.
event-nothing_given_back = { $seat ->
    [Toi] Tu n’as pas encore d’or et tu ne rends rien.
   *[other] { $seat } n’a pas encore d’or et ne rend rien.
}
event-given_back = { $seat ->
    [Toi] Tu rends
   *[other] { $seat } rend
} une carte de { $value }.
event-paid = { $seat ->
    [Toi] Tu reçois
   *[other] { $seat } reçoit
} { $value } pour { $object }.
event-round_counted = Manche payée : { $paid } sur { $of }.
event-round_not_counted = Personne n’a reçu d’or, la manche ne compte pas : toujours { $paid } sur { $of }.
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
event-ended = La partie est finie. Sacs : { $bags } ; cartes : { $cards }. { $winners ->
    [Toi] Le trésor est à toi !
   *[other] Le trésor a trouvé preneur : { $winners } !
}
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
   *[other] Prioritaire : { $seats }.
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
refusal-thrown_already = Tes quatre dés sont déjà sur la table. Attends les autres.
refusal-none_stacked = Aucun de tes dés n’est empilé ; on ne relance que les dés empilés.
refusal-before_the_column = Pas encore : rien ne bouge avant la colonne ({ $object }).
refusal-yours_already = Tu as déjà la colonne en main.
refusal-round_closed = La manche est fermée. Trop tard pour choisir : { $object }.
refusal-chosen_already = Tu as déjà choisi. Attends les autres.
refusal-gone = Trop tard pour { $object }. { $seats ->
    [Toi] C’est toi qui l’as déjà.
   *[other] Déjà chez : { $seats }.
}
refusal-not_still = Attends que les dés soient immobiles.
refusal-dice_stacked = Des dés sont posés les uns sur les autres. Il faut d’abord les relancer tous.
refusal-hands_full = Tu as les mains pleines : deux objets par manche, pas plus.
refusal-column_is_enough = Tu tiens la colonne, tu ne prends rien d’autre dans cette manche.
refusal-not_in_tower = Il n’y a pas cela dans cette tour : { $object }.
refusal-nothing_to_give = Tu n’as rien à rendre pour l’instant.
refusal-not_owned = Tu n’as pas de carte de { $value }.
refusal-nothing_to_replace = Il n’y a pas de mission à remplacer pour l’instant.
refusal-not_the_holder = { $seat ->
    [Toi] Tu tenais la colonne, le choix te revient.
   *[other] { $seat } tenait la colonne, le choix lui revient.
}
refusal-not_fulfilled = Les dés ne remplissent pas cette mission : { $task }.
refusal-tower_columns = Il manque la colonne : ajoutez-la, ou videz la tour pour garder l’habituelle.
refusal-tower_high = Trop d’objets pour vos mains : à { $players } joueurs, { $most } au plus à côté de la colonne.

begins-question = Qui dit « Attrap’trésors » le plus vite ?

option-dice = Dés de trois à six joueurs
choice-dice-6 = six, comme le dit la règle
choice-dice-8 = les huit, pour des manches plus vives
option-tower_custom = Votre propre tour (vide : la tour habituelle)
choice-tower_custom-column = colonne
choice-tower_custom-lamp = lampe
choice-tower_custom-chest = coffre
choice-tower_custom-gem = rubis
choice-tower_custom-carpet = tapis
choice-tower_custom-cushion = coussin
option-tidy_dice = Dés sages : ils tombent tous sur le bazar
option-patience_s = Secondes avant de pouvoir relancer
option-grab_window_s = Secondes pour prendre le reste, une fois la colonne prise
option-early_grab_lock_ms = Millisecondes de pause pour une main trop pressée
option-distinct_open_tasks = À deux : trois missions visibles différentes
option-two_player_cap = À deux : objets par joueur
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

prompt-throw = Lance les dés sur le bazar : tout doucement, d’un geste souple ou à toute volée.
prompt-stacked = Des dés sont empilés : aucun d’eux ne compte. Relance-les.
prompt-race = Trois fois ta couleur, ou les six à la fois ? Attrape la colonne. Sinon, ne bouge pas la main.
prompt-loot = La colonne est partie. Prends ce que tu peux, deux objets au plus.
prompt-give_back = Ce n’était pas pour toi. Quelle carte rends-tu ?
prompt-replace = Deux missions sont remplies. Laquelle veux-tu remplacer ?
prompt-choose = Choisis en secret : la colonne, un autre trésor, ou rien du tout.
prompt-over = Le bazar ferme ses portes. Compte tes sacs d’or.

board-bazaar = Le bazar
board-tower = La tour
board-places = Qui a pris quoi
board-round = Manche { $now } sur { $of }
board-thing = { $object }, vaut { $worth }
board-cup = Lancer les dés : appuie, pousse ou lance d’un coup sec
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
board-task-is = Ta mission secrète : { $task }
board-open-task = Mission pour vous deux : { $task }
board-open-tasks = Pour vous deux
board-known = mission connue : { $task }
board-place = { $seat } : { $objects }
board-rolls = lance les dés
board-first = passe en premier
board-has-chosen = a choisi
board-die-edge = { $colour } sur le bord, ne compte pas
board-die-beside = { $colour } à côté, ne compte pas
board-die-stacked = { $colour } dans une pile, à relancer
board-give = Rendre une carte de { $value }
board-replace = Remplacer : { $task }
board-watch = Tu regardes la partie.
board-chosen = Ton choix : { $object }. On attend les autres.
board-hold = Tu tiens la colonne. Les autres se servent.
board-full = Tes mains sont pleines.
board-waits = Les dés sont à { $seats }. Garde la main prête.
board-took = Ta main : { $seconds } s.
board-your-throw = À toi de lancer les dés.
board-race = Trois fois ta couleur, ou les six ? Attrape la colonne !
board-race-roller = Trois fois ta couleur, ou les six ? La colonne ! Sinon, relance.
board-race-two = Trois fois l’une des missions, ou les six couleurs ? La colonne !
board-one-more = Encore un, si tu es rapide.
board-choose-more = Choisis en secret ce que tu veux encore, ou rien.
board-gold = { $bags } sacs d’or, { $cards } cartes
house = Règles maison : huit dés, patience courte
lesson-throw = Ta mission secrète est rouge : quand trois dés rouges sont sur le bazar, la colonne d’argent est pour toi. Lance les dés.
lesson-beside = Trois rouges ? Non : l’un est tombé à côté du bazar et ne compte pas. Qui attrape à tort ne gagne rien et rend de l’or. Relance plutôt.
lesson-column = Regarde bien les dés, ils t’appellent. Attrape vite la colonne, avant les autres !
lesson-paid = La colonne te rapporte 4 sacs d’or, et les autres ont pris les objets tombés. Ta mission est changée. Lance encore.
lesson-loot = Six couleurs différentes : tout le monde pouvait attraper, et Léa a été la plus vive. La tour s’écroule : sauve la lampe, elle vaut 2.
lesson-hands = Tu as deux mains. Prends encore un rubis, il vaut 1.
lesson-end = Dix manches payées, la partie est finie. On compte les sacs d’or : c’est toi qui en as le plus !
