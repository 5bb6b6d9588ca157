// Who is to be thanked, in French.

import type { creditsEn } from './credits-en.ts'
import type { Words } from './en.ts'

export const creditsFr: Words<typeof creditsEn> = {
  title: 'Crédits',
  lead: 'Bâti avec ce que d’autres ont offert.',
  icons: 'Icônes',
  iconsLine:
    'Les images viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Nous les avons colorées et mises en scène.',
  fonts: 'Polices',
  fontsLine:
    'Grenze et Grenze Gotisch d’Omnibus-Type, Alegreya Sans de Huerta Tipográfica, sous licence SIL Open Font.',
  games: 'Jeux',
  gamesLine:
    'Les jeux appartiennent à leurs auteurs et éditeurs. Ici, la rédaction des règles, les textes des cartes et les dessins sont les nôtres.',
  code: 'Programme',
  codeLine: 'Undercrown est un logiciel libre, sous licence MIT.',
  thanks: 'Et merci à tous ceux qui n’ont pas cillé.',
}
