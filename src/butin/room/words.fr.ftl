# Quand une place s’appelle « Toi », les phrases s’adressent à cette personne.

name-nobody = personne

refusal-already_started = La partie a déjà commencé.
refusal-answered = Tu as déjà répondu.
refusal-ask_first = Cette place, c’est la table qui la donne : demande-la.
refusal-asked_already = Une question est déjà posée à la table : réponds d’abord à celle-là.
refusal-asked_enough = La réponse était non : on pourra redemander dans { $seconds } s.
refusal-which_question = La réponse ne dit pas à quelle question elle répond.
refusal-bad_message = Le message n’a pas pu être lu.
refusal-bad_request = La demande n’a pas pu être lue.
refusal-bad_setting = Ce réglage de la table n’est pas possible : { $name }.
refusal-bad_share = Une contribution au hasard a 64 chiffres hexadécimaux.
refusal-bench_full = Le banc est plein : { $most } personnes y attendent déjà. Tu peux regarder la partie.
refusal-broken = Quelque chose s’est cassé de notre côté. Réessaie dans un moment.
refusal-cannot_take_back = Ce coup a montré ou tiré quelque chose : il ne peut pas être repris.
refusal-closed = Cette table est fermée.
refusal-entered = Cette connexion est déjà à une table.
refusal-face_taken = Quelqu’un a déjà ce visage à la table : choisis-en un autre.
refusal-here_already = Tu es déjà là.
refusal-lesson_over = La leçon est finie.
refusal-many_here = { $most } fenêtres et appareils de ta connexion internet sont déjà à cette table. Fermes-en un pour entrer.
refusal-many_tables = { $tables } tables ouvertes depuis ton adresse attendent encore qu’on y joue. Joue à l’une d’elles, ou supprime-la.
refusal-match_on = Une partie est en cours : ce sera pour la suivante.
refusal-moved_on = Quelqu’un a été plus rapide : la table est déjà passée à autre chose.
refusal-needed = La partie est en cours : aucune place ne peut rester vide.
refusal-no_answer = Le serveur n’a pas répondu à temps. Réessaie.
refusal-no_box = Aucun jeu n’est encore sur la table : choisis-en un d’abord.
refusal-no_code = Une table ouverte à tout le monde n’a pas de code : on la trouve sur l’accueil.
refusal-no_hints = Cette table joue sans indices.
refusal-no_key = Pour ouvrir une table ici, il faut la clé de la maison : demande-la à la personne qui t’invite.
refusal-no_screen = Il n’y a pas de téléviseur ici.
refusal-no_secret = Pour t’asseoir, il te faut une clé : recharge la page et réessaie.
refusal-no_such_bot = Ce robot n’existe pas, ou cette place n’est pas pour lui.
refusal-no_such_face = Ce visage n’existe pas.
refusal-no_such_day = Il n’y a pas de donne pour ce jour : prends celle d’aujourd’hui, { $today }, ou une d’avant.
refusal-no_such_game = Aucun jeu ne s’appelle « { $game } ».
refusal-no_such_lesson = Il n’y a pas encore de leçon pour ce jeu.
refusal-no_such_match = Cette partie n’a pas eu lieu à cette table.
refusal-no_such_method = Cela ne se fait pas à cette adresse.
refusal-no_such_option = Il n’y a rien de tel à choisir ici.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_phrase = Cette phrase n’existe pas : choisis-en une dans la liste.
refusal-no_such_seat = Cette place n’existe pas : les places sont numérotées de 0 à { $last }.
refusal-no_such_table = Cette table n’est pas là pour toi : elle a été effacée, tu n’y as plus de place, ou le lien est incomplet.
refusal-no_place = Tu n’as plus de place à cette table : pour revenir, demande le code ou le lien.
refusal-no_screen_here = Cette télévision ne fait plus partie de la soirée.
refusal-no_such_value = On ne peut pas choisir cela ici.
refusal-no_such_wish = Une table ne sait pas faire cela.
refusal-nobody_begins = Personne ne commence à ce jeu : tout le monde joue en même temps.
refusal-nobody_there = Personne n’est assis à cette place.
refusal-nobody_to_ask = Personne n’est là pour dire oui. Viens par le lien des joueurs.
refusal-not_entered = Entre d’abord à une table.
refusal-not_host = Seul l’hôte peut faire cela : demande à { $seat }.
refusal-not_over = La partie n’est pas encore finie.
refusal-not_paused = Il n’y a pas de pause.
refusal-not_playing = Aucune partie n’est en cours : c’est l’hôte qui la lance.
refusal-not_ready = Un instant : quelqu’un regarde encore comment la manche s’est finie. On continue dans { $seconds } s au plus tard.
refusal-not_saved = La salle ne peut rien noter en ce moment. Réessaie dans un instant.
refusal-not_sealed = La prochaine partie est en train d’être scellée. Réessaie dans un instant.
refusal-not_the_lesson = La leçon te montre autre chose.
refusal-not_your_move = Tu ne peux reprendre que ton propre dernier coup, avant que quelqu’un d’autre n’ait joué.
refusal-not_your_seat = Cette place n’est pas à toi : assieds-toi d’abord.
refusal-nothing_offered = Cette place ne t’est plus proposée.
refusal-nothing_to_do = Tu n’as rien à décider pour le moment.
refusal-nothing_asked = Aucune question n’est posée en ce moment.
refusal-of_the_day = La donne du jour est la même pour tous : on n’y choisit rien et on n’y ajoute rien.
refusal-of_the_day_alone = La donne du jour se joue seul : ouvre ta propre table.
refusal-opened_enough = Beaucoup de tables viennent d’être ouvertes depuis ton adresse : la suivante dans { $seconds } s.
refusal-other_hand = Tu as vu une autre main de cette partie, et personne n’en a deux. À la prochaine partie, tu pourras.
refusal-other_rules = Cette partie suit la version { $rules } des règles, et la maison joue maintenant la version { $known }. Commencez-en une nouvelle.
refusal-own_question = C’est toi qui as posé la question : aux autres de répondre.
refusal-paused = La partie est en pause. Quelqu’un de la table peut la reprendre.
refusal-picked = Quelqu’un d’autre l’a déjà choisi.
refusal-public_screen = Une table publique n’a pas de téléviseur : c’est pour ton salon.
refusal-said_enough = Assez parlé pour l’instant ! Tu pourras reprendre dans { $seconds } s.
refusal-screen_only_watches = Le téléviseur montre la table : on joue et on répond sur les téléphones.
refusal-screens_full = { $most } téléviseurs montrent déjà cette table.
refusal-seat_in_use = La personne assise à cette place est là.
refusal-seat_kept = Cette place est gardée encore { $seconds } s pour la personne qui y jouait.
refusal-seat_or_screen = Cet appareil joue ici. Pour le téléviseur, prends-en un autre.
refusal-seat_taken = { $seat ->
    [Toi] Cette place est déjà à toi.
   *[other] Cette place est prise par { $seat } : choisis-en une autre.
}
refusal-seat_theirs = Jusqu’à la fin de la partie, cette place reste à la personne qui y a joué.
refusal-solo = En solo, on ne reprend rien : ton score est un record.
refusal-table_full = Les { $seats } places sont prises, mais tu peux regarder la partie.
refusal-too_busy = Il y a foule en ce moment. Réessaie dans un instant.
refusal-hand_full = Ta main est pleine : pose d’abord ce que tu as pris.
refusal-hand_rests = Ta main a été trop pressée : elle se repose un instant.
refusal-hands_first = Des mains sont déjà parties : attends de voir qui l’a.
refusal-not_yet = Les dés sont encore dans le gobelet.
refusal-patience = Quelqu’un peut encore attraper : patiente { $seconds } s.
refusal-race_on = Les mains sont tendues : la pause, juste après.
refusal-race_elsewhere = La course se joue sur un autre serveur, où sont les autres : recharge la page.
refusal-race_over = Cette course est finie.
refusal-slipped = Une autre main a été plus rapide.
refusal-still_falling = Les trésors tombent encore : un instant, puis sers-toi !
refusal-too_early = Trop tôt ! Tu n’as rien perdu, juste un petit instant.
refusal-too_fast = Doucement ! Attends un instant avant de continuer.
refusal-too_late = Un téléviseur n’est pas si lent : mesure encore une fois.
refusal-not_json = La demande n’est pas en JSON.
refusal-too_large = Le message est trop grand.
refusal-too_slow = La demande a mis trop de temps à arriver. Réessaie.
refusal-tried_enough = Trop de mauvaises clés sont venues de ton adresse : réessaie dans { $seconds } s.
refusal-guessed_enough = Trop de mauvais codes sont venus de ton adresse : réessaie dans { $seconds } s, ou viens par le lien.
refusal-watch_only = Ce lien sert à regarder. Pour jouer, demande l’autre lien.
refusal-wrong_key = Ce n’est pas la clé de la maison. Demande-la à la personne qui t’invite.

phrase-hello = Bonjour !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-your_turn = À toi de jouer !
phrase-one_moment = Un instant, j’arrive.
phrase-again = On en refait une ?
phrase-good_night = Bonne nuit, à bientôt !
phrase-lucky = Quelle chance !
phrase-courage = Courage !
phrase-smile = un sourire
phrase-laugh = un éclat de rire
phrase-wow = un grand « oh ! »
phrase-cry = une larme
phrase-think = une mine pensive
phrase-heart = un cœur
phrase-clap = des applaudissements
phrase-sleep = un bâillement

entry-opened = La table est ouverte.
entry-boxed = { $seat ->
    [Toi] Tu poses un autre jeu sur la table.
   *[other] { $name ->
        [personne] Un autre jeu est sur la table.
       *[other] { $name } pose un autre jeu sur la table.
    }
}
entry-benched = Sur le banc : { $name }, qui jouera à la prochaine partie.
entry-unbenched = { $name } quitte le banc.
entry-offered = Une place se libère : { $name } peut la prendre.
entry-declined = { $name } préfère attendre.
entry-sat = { $seat ->
    [Toi] Tu prends place à la table.
   *[other] { $name } prend place à la table.
}
entry-freed = { $bot ->
    [personne] { $seat ->
        [Toi] Tu quittes ta place.
       *[other] { $seat } quitte sa place.
    }
   *[other] { $seat ->
        [Toi] Tu quittes ta place, un robot joue la suite.
       *[other] { $seat } quitte sa place, un robot joue la suite.
    }
}
entry-bot = { $bot ->
    [personne] Un robot se lève : une place est libre.
   *[other] Un robot prend place : { $bot }.
}
entry-filled = { $bots ->
    [1] Des robots prendront les places libres.
   *[0] Les places libres seront retirées.
}
entry-named = { $seat ->
    [Toi] Tu t’appelles maintenant { $name }.
   *[other] Un nouveau nom à la table : { $name }.
}
entry-faced = { $seat ->
    [Toi] Tu as choisi ton visage.
   *[other] { $name } a choisi un visage.
}
entry-hosted = { $seat ->
    [Toi] C’est toi l’hôte, maintenant.
   *[other] L’hôte, maintenant, c’est { $seat }.
}
entry-first = { $seat ->
    [Toi] C’est toi qui commenceras.
    [personne] Le sort dira qui commence.
   *[other] C’est { $seat } qui commencera.
}
entry-picked = { $seat ->
    [Toi] Tu as choisi.
   *[other] { $seat } a choisi.
}
entry-sealed = Le hasard de la prochaine partie est scellé.
entry-shared = { $seat ->
    [Toi] Tu as ajouté ta part de hasard.
   *[other] { $seat } a ajouté sa part de hasard.
}
entry-came = { $seats ->
    [Toi] Te voilà !
   *[other] À la table : { $seats }.
}
entry-went = { $seats ->
    [Toi] Ta connexion s’est interrompue.
   *[other] Connexion interrompue : { $seats }.
}
entry-called = { $seat ->
    [Toi] Un robot joue pour toi en attendant.
   *[other] Un robot joue pour { $seat } en attendant.
}
entry-waited = { $seat ->
    [Toi] On t’attend encore.
   *[other] On attend encore { $seat }.
}
entry-started = La partie commence.
entry-moved = { $by ->
    [table] Le temps est passé : la table joue.
    [clock] { $seat ->
        [Toi] Ton temps est écoulé : un coup tranquille est joué pour toi.
       *[other] Le temps est écoulé : un coup tranquille est joué pour { $seat }.
    }
    [bot] { $seat ->
        [Toi] Un robot joue pour toi.
       *[other] { $seat } joue (robot).
    }
   *[person] { $seat ->
        [Toi] Tu joues.
       *[other] { $seat } joue.
    }
}
entry-asked = { $question ->
    [back] { $seat ->
        [Toi] Tu demandes à reprendre ton coup.
       *[other] { $seat } demande à reprendre son coup. D’accord ?
    }
    [again] { $seat ->
        [Toi] Tu proposes une revanche.
       *[other] { $seat } propose une revanche. D’accord ?
    }
    [box] { $seat ->
        [Toi] Tu proposes un autre jeu.
       *[other] { $name } propose un autre jeu. D’accord ?
    }
    [screen] Un téléviseur voudrait montrer votre table, sans la main de personne. D’accord ?
    [pause] { $seat ->
        [Toi] Tu demandes une pause.
        [personne] Le téléviseur demande une pause. D’accord ?
       *[other] { $seat } demande une pause. D’accord ?
    }
    [chair] { $name ->
        [personne] Quelqu’un vient d’arriver et voudrait remplacer { $seat }, en voyant sa main. D’accord ?
       *[other] { $name } vient d’arriver et voudrait remplacer { $seat }, en voyant sa main. D’accord ?
    }
   *[seat] { $seat ->
        [Toi] Quelqu’un demande ta place depuis un autre appareil.
       *[other] « C’est moi, { $seat } » : quelqu’un a changé d’appareil et voudrait retrouver cette place, et sa main. D’accord ?
    }
}
entry-answered = { $yes ->
    [1] { $seat ->
        [Toi] Tu dis oui.
       *[other] { $seat } dit oui.
    }
   *[0] { $seat ->
        [Toi] Tu dis non.
       *[other] { $seat } dit non.
    }
}
entry-took_back = { $seat ->
    [Toi] Tu reprends ton coup.
   *[other] { $seat } reprend son coup.
}
entry-paused = { $seat ->
    [Toi] Tu mets la partie en pause.
    [personne] Le téléviseur met la partie en pause.
   *[other] { $seat } met la partie en pause.
}
entry-went_on = { $seat ->
    [Toi] Tu reprends la partie.
    [personne] La partie reprend.
   *[other] { $seat } reprend la partie.
}
entry-reseated = { $seat ->
    [Toi] Tu retrouves ta place.
   *[other] { $seat } retrouve sa place.
}
entry-screened = La table est sur le téléviseur.
entry-unscreened = Le téléviseur n’est plus là.
entry-said = { $seat } : { $phrase }
entry-closed = La table est fermée. Merci d’avoir joué !

animal-1 = Tom le Caneton
animal-2 = Lili la Caille
animal-3 = Max le Mulot
animal-4 = Basile le Loir
animal-5 = Léon le Merle
animal-6 = Gus le Crapaud
animal-7 = Gaston le Geai
animal-8 = Jules le Furet
animal-9 = Nina la Loutre
animal-10 = Rémi le Renard
animal-11 = Margot la Pie
animal-12 = Paco le Héron
animal-13 = Lia l’Hermine
animal-14 = Félix le Lynx
animal-15 = Bruno l’Ours
animal-16 = Lou le Loup
