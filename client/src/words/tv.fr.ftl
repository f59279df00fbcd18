tv-welcome = Quatre jeux de trésors
tv-seats = { $least } à { $most }
tv-choose = choisir
tv-open-box = ouvrir la boîte
tv-back = Retour
tv-yesterday = Reprendre la soirée d’avant
tv-sound = Son
tv-sound-on = Son : oui
tv-sound-off = Son : non
tv-sound-key = Le son vient avec la première touche.
tv-other-evening = Rejoindre une soirée déjà en cours
tv-other-evening-short = Une soirée en cours ?
tv-type-code = Écris le code que montrent les téléphones.
tv-code = Le code
tv-code-is = Nouveau code : { $code }
tv-erase = Effacer
tv-ask-in = Demander
tv-asking = Sur un téléphone, quelqu’un doit dire oui…
tv-or-type = ou écris dans ton navigateur
tv-come-back = Pour revenir
tv-is-here = { $name } est là
tv-phone-ready = son téléphone est prêt
tv-people = Vous êtes { $count }.
tv-nobody-yet = Qui vient jouer ?
tv-key = Pour ouvrir une soirée ici, il faut la clé. Ouvre cette adresse avec la clé au bout :
tv-key-who = Demande-la à la personne qui t’invite.
tv-begins = { $name } commence
tv-begins-tag = commence
tv-lot = le sort décide
tv-seated = { $count ->
    [0] Personne à table.
    [one] Une personne à table.
   *[other] { $count } à table.
}
tv-from = { $least ->
    [one] On peut commencer seul.
   *[other] On peut commencer à { $least }.
}
tv-just-came = vient d’arriver
tv-is-ready = à table
tv-comes-back = revient ?
tv-robot-on = OK : un robot
tv-robot-off = OK : qu’il parte
tv-bench = Sur le banc : { $names }
tv-asked-screen = Un autre téléviseur demande à entrer.
tv-pause = Pause et règles
tv-pause-asked = Sur les téléphones, chacun doit dire oui à la pause.
tv-new-code = Nouveau code
tv-leave = Quitter la soirée
tv-leave-sure = Quitter la soirée ?
tv-leave-what = Ce téléviseur l’oublie ; les téléphones continuent sans lui.
tv-stay = Rester
tv-scroll = lire
tv-lamp = Une lampe
