you = Toi
commands = un coup ou son numéro · pourquoi · conseil · règle CLAUSE · quitter · aide
help = Écris un coup comme ci-dessus, ou son numéro. « pourquoi » ouvre les règles derrière ce qui vient d'arriver, « conseil » demande à un robot, « règle » montre une clause, « quitter » garde la partie pour plus tard. Les places sont numérotées à partir de 0.
your-moves = Tes coups :
ask = {"> "}
hint = { $bot } jouerait : { $move }
wait = attendre
no-story = Il ne s'est encore rien passé.
saved = La partie est gardée. Reprends-la avec : butin play { $game } --resume
refused = Ce n'est pas permis :
over = La partie est finie.
result = { $name } : { $score }
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
waiting-for = On attend { $names } ...
race-keys = Vite : { $keys } · espace attend · q garde la partie pour plus tard
bots-made = À la table : { $names }
replay-keys = Entrée : suite · b : retour · un nombre : aller à ce coup · q : quitter
replay-place = coup { $move } sur { $moves }
level-debutant = débutant
level-habitue = habitué
level-expert = expert
review-thinking = Le robot revient sur la partie
review-worst = Les coups qui ont le plus coûté
review-move = coup
review-name = qui
review-made = joué
review-best = mieux
review-gave = chances perdues
