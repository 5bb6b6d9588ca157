// What a coach says of the questions of Hidden Leaders.

import type { CoachWords } from '../coach/words.ts'

export const coach: CoachWords = {
  en: {
    hide: 'Your leader belongs to two factions. A hero of one of them counts best when nobody sees it: hide such a one.',
    firstDiscard:
      'You begin with the three that are left. Let go what moves the markers away from your factions.',
    act: 'At the end the markers say which faction rules. Of those whose leader stands with it, who has most of its heroes wins. Play a card that brings the markers nearer to one of your two.',
    draw: 'Up to four in hand: from the Tavern what you see, from the Harbor what nobody sees.',
    discardDown: 'Three stay in hand. Let go what helps the factions of others.',
    discardMore: 'Cards that you do not need may go, up to three.',
    move: 'Where do the markers stand after it, and who would rule then? The line above the track tells it.',
    pick: 'Look at what each choice would bring before you point at somebody.',
    bury: 'A buried hero counts for nobody any more. Heroes of factions that are not yours are the first to go.',
    place:
      'A hero in your party counts at the end, hidden or face up; a hidden one tells nobody which leader is yours.',
    placeTo: 'In whose party it lies, there it counts.',
    exchange: 'Give what does not help your factions, take what does.',
    exchangeWith: 'Now what you take for it.',
    look: 'What lies hidden tells whom its owner serves.',
    turnOver: 'Face up it can be buried; face down it is safe from most.',
    take: 'Open cards tell others what you collect.',
    discard: 'What goes to the Wilderness may come back when the Harbor is empty.',
    name: 'Name the faction that you believe in: by what was played, not by what you wish.',
    perform: 'You use it as if you had played it; it stays where it is.',
  },
  fr: {
    hide: 'Votre Leader appartient à deux factions. Un Héros de l’une d’elles compte d’autant mieux que personne ne le voit\u00a0: cachez-en un.',
    firstDiscard:
      'Vous commencez avec les trois qui restent. Écartez ce qui éloigne les jetons de vos factions.',
    act: 'À la fin, les jetons disent quelle faction règne. Parmi ceux dont le Leader en est, celui qui a le plus de ses Héros gagne. Jouez une carte qui rapproche les jetons d’une de vos deux factions.',
    draw: 'Jusqu’à quatre en main\u00a0: à la Taverne ce que vous voyez, au Port ce que personne ne voit.',
    discardDown: 'Trois restent en main. Écartez ce qui aide les factions des autres.',
    discardMore: 'Les cartes inutiles peuvent partir, jusqu’à trois.',
    move: 'Où seront les jetons ensuite, et qui régnerait alors\u202f? La ligne au-dessus de la piste le dit.',
    pick: 'Regardez ce que chaque choix apporterait avant de désigner quelqu’un.',
    bury: 'Un Héros enterré ne compte plus pour personne. Commencez par ceux des factions qui ne sont pas les vôtres.',
    place:
      'Un Héros de votre équipe compte à la fin, caché ou visible\u202f; caché, il ne dit à personne quel Leader est le vôtre.',
    placeTo: 'Il compte dans l’équipe où il se trouve.',
    exchange: 'Donnez ce qui n’aide pas vos factions, prenez ce qui les aide.',
    exchangeWith: 'À présent, ce que vous prenez en échange.',
    look: 'Ce qui est caché dit qui son propriétaire sert.',
    turnOver: 'Visible, il peut être enterré\u202f; caché, il est à l’abri de presque tout.',
    take: 'Les cartes visibles disent aux autres ce que vous réunissez.',
    discard: 'Ce qui va dans la Forêt peut revenir quand le Port est vide.',
    name: 'Nommez la faction à laquelle vous croyez\u00a0: d’après ce qui fut joué, non d’après vos souhaits.',
    perform: 'Vous l’utilisez comme si vous l’aviez joué\u202f; il reste où il est.',
  },
}
