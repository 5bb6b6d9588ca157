// Who is to be thanked, in English.

export const creditsEn = {
  title: 'Credits',
  lead: 'Built with things that others gave away.',
  icons: 'Icons',
  iconsLine:
    'The pictures come from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. We coloured them and set them into scenes.',
  fonts: 'Fonts',
  fontsLine:
    'Grenze and Grenze Gotisch by Omnibus-Type, Alegreya Sans by Huerta Tipográfica, under the SIL Open Font License.',
  games: 'Games',
  gamesLine:
    'The games belong to their authors and publishers. Rules texts, card texts and drawings here are our own words and work.',
  code: 'Program',
  codeLine: 'Undercrown is free software under the MIT licence.',
  thanks: 'And thanks to everybody who kept a straight face.',
}
