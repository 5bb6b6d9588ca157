// What an address shows where somebody passes it on: a title, a line and a picture. Nothing that the link does not
// open to a stranger.

import type { AnyGame, Lang } from '@undercrown/engine'
import type { ListedSheet } from '@undercrown/protocol'

export interface Preview {
  readonly title: string
  readonly line: string
  /** A picture of the app, by its path. */
  readonly picture: string
}

/** What the link opens. */
export interface PreviewSources {
  readonly games: readonly AnyGame[]
  /** The open table of that code. */
  byCode(code: string): Promise<ListedSheet | undefined>
  /** The table, if it is open to whoever has this link. */
  byLink(table: string, code: string | undefined): Promise<ListedSheet | undefined>
}

export const APP_PICTURE = '/preview/undercrown.jpg'

const words = {
  en: {
    line: (games: string) => `${games}: with friends by link, alone against bots, or on one device.`,
    rules: (game: string) => `The rules of ${game}`,
    rulesLine: 'With examples and drawings, and a search.',
    cards: (game: string) => `The cards of ${game}`,
    cardsLine: 'Every card and what it does.',
    newTable: (game: string) => `A new table: ${game}`,
    invites: (game: string, host = 'Somebody') => `${host} invites you to ${game}`,
    invited: 'An invitation to a table',
    free: (free: number, seats: number) => `Free seats: ${free} of ${seats}. Open the link and play.`,
    played: (game: string, names: string) => `${game}: ${names}`,
    watch: 'A game being played. Open the link to look on.',
    over: 'A finished game. Open the link to see it again, move by move.',
    replay: 'A replay',
    review: 'A game reviewed',
    table: 'A table',
    puzzles: 'Puzzles',
    puzzle: 'A puzzle',
    daily: 'The puzzle of the day',
    analysis: 'A position to analyse',
    analysisLine: 'Proved wins, best turns and variations. Open the link and look for yourself.',
    solve: 'One solution, and a proof. Open the link and find it.',
    and: ' and ',
    bot: 'a bot',
  },
  fr: {
    line: (games: string) =>
      `${games}\u00a0: entre amis par un lien, seul contre des bots, ou sur un seul appareil.`,
    rules: (game: string) => `Les règles de ${game}`,
    rulesLine: 'Avec des exemples, des dessins et une recherche.',
    cards: (game: string) => `Les cartes de ${game}`,
    cardsLine: 'Toutes les cartes et ce qu’elles font.',
    newTable: (game: string) => `Une nouvelle table\u00a0: ${game}`,
    invites: (game: string, host = 'Quelqu’un') => `${host} vous invite à ${game}`,
    invited: 'Une invitation à une table',
    free: (free: number, seats: number) =>
      `Places libres\u00a0: ${free} sur ${seats}. Ouvrez le lien et jouez.`,
    played: (game: string, names: string) => `${game}\u00a0: ${names}`,
    watch: 'Une partie en cours. Ouvrez le lien pour la regarder.',
    over: 'Une partie finie. Ouvrez le lien pour la revoir, coup par coup.',
    replay: 'Une partie à revoir',
    review: 'Une partie analysée',
    table: 'Une table',
    puzzles: 'Énigmes',
    puzzle: 'Une énigme',
    daily: 'L’énigme du jour',
    analysis: 'Une position à analyser',
    analysisLine: 'Victoires prouvées, meilleurs tours et variantes. Ouvrez le lien et cherchez.',
    solve: 'Une seule solution, et une preuve. Ouvrez le lien et trouvez-la.',
    and: ' et ',
    bot: 'un bot',
  },
}

export async function previewOf(
  path: string,
  code: string | undefined,
  lang: Lang,
  { games, byCode, byLink }: PreviewSources,
): Promise<Preview> {
  const say = words[lang]
  const [, place, about = ''] = path.split('/')
  const titles = new Map(games.map(({ id, phrases }) => [id, phrases[lang].title]))
  const line = say.line(listed([...titles.values()], say.and))
  const plain = (title = 'Undercrown'): Preview => ({ title, line, picture: APP_PICTURE })
  const ofGame = (id: string, words: (title: string) => string, more = line): Preview => {
    const title = titles.get(id)
    return title === undefined ? plain() : { title: words(title), line: more, picture: `/preview/${id}.jpg` }
  }
  const ofTable = (sheet: ListedSheet | undefined, otherwise: string): Preview => {
    if (!sheet) return plain(otherwise)
    const { game, phase, host, seats } = sheet
    if (phase === 'open') {
      const inviter = seats.find(({ person }) => person?.id === host)?.person?.name
      const free = seats.filter(({ person, bot }) => !person && !bot).length
      return ofGame(game, (title) => say.invites(title, inviter), say.free(free, seats.length))
    }
    const names = listed(
      seats.map(({ person }) => person?.name ?? say.bot),
      say.and,
    )
    return ofGame(game, (title) => say.played(title, names), phase === 'over' ? say.over : say.watch)
  }
  switch (place) {
    case 'rules':
      return ofGame(about, say.rules, say.rulesLine)
    case 'cards':
      return ofGame(about, say.cards, say.cardsLine)
    case 'new':
      return ofGame(about, say.newTable)
    case 'join':
      return ofTable(await byCode(about), say.invited)
    case 'table':
      return ofTable(await byLink(about, code), say.table)
    case 'review':
      return ofTable(about === '' ? undefined : await byLink(about, code), say.review)
    case 'replay':
    case 'embed':
      return ofTable(about === '' ? undefined : await byLink(about, code), say.replay)
    case 'puzzle':
      return { ...plain(say.puzzle), line: say.solve }
    case 'puzzles':
      return { ...plain(about === 'daily' ? say.daily : say.puzzles), line: say.solve }
    case 'analysis':
      return { ...plain(say.analysis), line: say.analysisLine }
    default:
      return plain()
  }
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`
}

/** The page with its head for that address. */
export function withPreview(
  page: string,
  { title, line, picture }: Preview,
  home: string,
  lang: Lang,
): string {
  const name = title === 'Undercrown' ? title : `${title} – Undercrown`
  const tags = {
    'og:site_name': 'Undercrown',
    'og:type': 'website',
    'og:title': title,
    'og:description': line,
    'og:image': home + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  const head = [
    `<title>${escaped(name)}</title>`,
    `<meta name="description" content="${escaped(line)}" />`,
    ...Object.entries(tags).map(([tag, value]) => `<meta property="${tag}" content="${escaped(value)}" />`),
  ]
  return page
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(/<title>.*?<\/title>/, () => head.join('\n    '))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
