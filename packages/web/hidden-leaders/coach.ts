// What a coach says of the questions of Hidden Leaders.

import type { Ask } from '@undercrown/hidden-leaders/facts'
import type { CoachWords } from '../coach/words.ts'

const english: CoachWords<Ask['ask']>['words']['en'] = {
  hide: 'Your leader is with two factions. A hidden hero counts at the end like any other and gives you away to nobody: hide one of your factions.',
  firstDiscard:
    'You begin with the three that are left. Let go what moves the markers away from your factions.',
  act: 'When the game ends, the markers say which faction rules. Among the players whose leader is with it, whoever has most of its heroes wins. Play a card that moves the markers towards one of your two factions.',
  draw: 'You draw until you hold four: from the Tavern what you see, from the Harbor what nobody sees.',
  discardDown:
    'Three cards stay in your hand: let go what helps the factions of others. The game ends after a turn in which a party has as many face-up heroes as it takes: at 4/6, say, two are missing.',
  discardMore: 'Cards that you do not need may go, up to three a turn.',
  move: 'Where do the markers stand after it, and who would rule then? Point at each way, and it is told here.',
  pick: 'Look at what each choice would bring before you point at somebody.',
  bury: 'A buried hero counts for nobody any more. Those of factions that are not yours are the first to go.',
  place: 'A hero in a party counts at the end, hidden or face up. A hidden one tells nobody what it is.',
  placeTo: 'It counts in the party where it lies.',
  setAside: 'This card leaves the Tavern for a moment. What follows says where it goes.',
  exchange: 'Give what does not help your factions, take what does.',
  exchangeWith: 'Now what comes in its place.',
  look: 'What lies hidden tells whom its owner serves.',
  reveal: 'Everybody will see it: that can give a rival away, or help one.',
  turnOver: 'A face-up hero can be buried more easily, and brings the end nearer. A hidden one does not.',
  take: 'What you take in the open tells the others what you collect.',
  discard: 'What goes to the Wilderness may come back when the Harbor is empty.',
  name: 'Name a faction: by what you have seen, not by what you wish.',
  perform: 'What that hero says is done once more, as if you had played it. It stays where it is.',
  playMore: 'A second card in the same turn: one more face-up hero for your party.',
  lay: 'All lay down a card at the same time. Give what you need least.',
  chooseOwn: 'All choose at the same time, one of their own heroes. What you choose is at risk.',
  either: 'Two ways, and you may take one. Think of what each leaves behind.',
  andOr: 'You may do one of them, or both.',
  fate: 'You sent a Guardian to the Graveyard, so Fate moves a marker. Which of the two cards helps your factions?',
  spread:
    'You take a token from the card, and everybody draws one from the bag. Each is placed face down on a hero, or put back.',
  placeToken:
    'A token can double a hero at the end, change its faction, or save it from being buried. You may also put it back into the bag.',
  lookAtToken: 'Only you see it, and you may remember it.',
  mayReturnToken: 'Back in the bag it works for nobody.',
  swapTokens: 'Two tokens trade heroes. You know those that you have seen.',
  court: 'The more tokens lie on a card, the more cards are revealed for it, yours included.',
  nameForCourt:
    'If a revealed card is of the faction you name, the card is yours. Which faction have you seen least of?',
  takeArtifact: 'Fast artifacts work during your turn, slow ones at its end. You keep it for the whole game.',
  useArtifact: 'Each use costs one of its tokens, and there is one use a turn.',
  react: 'A hero is about to be buried. If you can prevent it, is that worth the price to you?',
  performArtifact: 'You use an artifact without spending a token.',
  swapArtifacts: 'Two players trade artifacts. The artifact tokens stay where they are.',
  addToken: 'A token is one more use of that artifact.',
  dropToken: 'One use fewer for whoever owns that artifact.',
}

const french: CoachWords<Ask['ask']>['words']['fr'] = {
  hide: 'Votre Leader est affilié à deux factions. Un Héros caché compte à la fin comme un autre, et ne vous trahit pas\u00a0: cachez-en un de vos factions.',
  firstDiscard:
    'Vous commencez avec les trois qui restent. Défaussez ce qui éloigne les jetons de vos factions.',
  act: 'À la fin de la partie, les jetons désignent la faction gagnante. Parmi les joueurs dont le Leader y est affilié, celui qui a le plus de ses Héros l’emporte. Jouez une carte qui pousse les jetons vers l’une de vos deux factions.',
  draw: 'Vous piochez jusqu’à quatre cartes en main\u00a0: à la Taverne ce que vous voyez, au Port ce que personne ne voit.',
  discardDown:
    'Trois cartes restent en main\u00a0: défaussez ce qui aide les factions des autres. La partie finit après un tour où une équipe a tous les Héros visibles qu’il faut\u00a0: à 4/6, par exemple, il en manque deux.',
  discardMore: 'Les cartes inutiles peuvent partir, jusqu’à trois par tour.',
  move: 'Où seront les jetons ensuite, et qui gagnerait alors\u202f? Pointez chaque possibilité\u00a0: elle le dit ici.',
  pick: 'Regardez ce que chaque choix apporterait avant de désigner quelqu’un.',
  bury: 'Un Héros enterré ne compte plus pour personne. Commencez par ceux des factions qui ne sont pas les vôtres.',
  place: 'Un Héros dans une équipe compte à la fin, caché ou visible. Caché, il ne dit rien à personne.',
  placeTo: 'Il compte dans l’équipe où il se trouve.',
  setAside: 'Cette carte quitte la Taverne un instant. La suite dira où elle va.',
  exchange: 'Donnez ce qui n’aide pas vos factions, prenez ce qui les aide.',
  exchangeWith: 'À présent, ce qui vient à sa place.',
  look: 'Ce qui est caché dit qui son propriétaire sert.',
  reveal: 'Tout le monde le verra\u00a0: cela peut trahir un rival, ou en aider un.',
  turnOver:
    'Un Héros visible s’enterre plus facilement, et rapproche la fin de la partie. Un Héros caché, non.',
  take: 'Ce que vous prenez à découvert dit aux autres ce que vous réunissez.',
  discard: 'Ce qui va dans la Forêt peut revenir quand le Port est vide.',
  name: 'Citez une faction\u00a0: d’après ce que vous avez vu, non d’après vos souhaits.',
  perform: 'La Capacité de ce Héros est résolue comme si vous l’aviez joué. Il reste où il est.',
  playMore: 'Une seconde carte dans le même tour\u00a0: un Héros visible de plus dans votre équipe.',
  lay: 'Tous posent une carte en même temps. Donnez celle dont vous avez le moins besoin.',
  chooseOwn: 'Tous choisissent en même temps un de leurs Héros. Celui que vous choisissez court un risque.',
  either: 'Deux voies, et une seule à prendre. Pensez à ce que chacune laisse derrière elle.',
  andOr: 'Vous pouvez faire l’un, ou l’autre, ou les deux.',
  fate: 'Vous avez envoyé un Gardien au Cimetière, le Destin déplace donc un jeton. Laquelle des deux cartes sert vos factions\u202f?',
  spread:
    'Vous prenez un jeton de la carte, et chacun en pioche un dans le sac. Chaque jeton se place face cachée sur un Héros, ou retourne dans le sac.',
  placeToken:
    'Un jeton peut doubler un Héros à la fin, changer sa faction, ou empêcher qu’on l’enterre. Vous pouvez aussi le remettre dans le sac.',
  lookAtToken: 'Vous seul le voyez, et vous pouvez vous en souvenir.',
  mayReturnToken: 'Remis dans le sac, il ne sert plus à personne.',
  swapTokens: 'Deux jetons changent de Héros. Vous connaissez ceux que vous avez vus.',
  court: 'Plus il y a de jetons sur une carte, plus on révèle de cartes pour elle, le vôtre compris.',
  nameForCourt:
    'Si une carte révélée est de la faction citée, la carte est à vous. De quelle faction avez-vous vu le moins\u202f?',
  takeArtifact:
    'Un Artefact rapide sert pendant votre tour, un lent à la fin. Vous le gardez toute la partie.',
  useArtifact: 'Chaque utilisation coûte un de ses jetons, une fois par tour.',
  react: 'Un Héros va être enterré. Si vous pouvez l’empêcher, cela en vaut-il la peine\u202f?',
  performArtifact: 'Vous utilisez un Artefact sans dépenser de jeton.',
  swapArtifacts: 'Deux joueurs échangent leurs Artefacts. Les jetons Artefact restent en place.',
  addToken: 'Un jeton, c’est une utilisation de plus de cet Artefact.',
  dropToken: 'Une utilisation de moins pour le propriétaire de cet Artefact.',
}

export const coach: CoachWords<Ask['ask']> = { words: { en: english, fr: french } }
