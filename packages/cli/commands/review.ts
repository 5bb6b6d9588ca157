// `review`: a record judged decision by decision, each by what its seat could know.

import { mindOf } from '@undercrown/bots/all.ts'
import { type Lang, plain } from '@undercrown/engine'
import {
  type ForgottenCard,
  type GameReview,
  gameToReview,
  keyMoments,
  partsOf,
  type ReviewedDecision,
  type ReviewedGame,
  type ReviewPart,
  reviewing,
  reviewNodes,
  reviewOf,
  roundedWay,
  type SeatAccount,
} from '@undercrown/review'
import { fileCommand } from '../command.ts'
import { toggle, whole } from '../flags.ts'
import { numberedNames } from '../names.ts'
import { progressOf } from '../progress.ts'
import { columnsOf, print } from '../terminal.ts'
import { commandWords } from '../words/commands.ts'
import { numberWords } from '../words/number.ts'
import { type ReviewWords, reviewWords } from '../words/review.ts'
import { wrap } from '../wrap.ts'
import { aboutFile, readRecordFile } from '../written.ts'

export const reviewCommand = fileCommand({
  name: 'review',
  words: commandWords.review,
  flags: {
    nodes: whole('N', { least: 2, or: undefined }),
    json: toggle(),
  },
  run({ terminal, lang, file, flags, games }) {
    const { game, record } = readRecordFile(file, games)
    const reviewed = aboutFile(file, () => gameToReview(game, record))
    const mind = mindOf(reviewed.game)
    const nodes = flags.nodes ?? reviewNodes(mind)
    const progress = progressOf(terminal, partsOf(reviewed), 'glances', lang)
    const parts: ReviewPart[] = []
    for (const part of reviewing(reviewed, mind, { nodes })) progress.at(parts.push(part))
    progress.clear()
    const review = reviewOf(reviewed, parts)
    if (flags.json) print(terminal, JSON.stringify(asData(reviewed, review, nodes)))
    else
      for (const line of inWords(reviewed, review, nodes, lang, columnsOf(terminal.stdout)))
        print(terminal, line)
    return 0
  },
})

/** What programs are told; docs/records.md describes it. */
function asData({ game, moves }: ReviewedGame, { decisions, seats }: GameReview, nodes: number): object {
  return {
    game: game.id,
    moves: moves.length,
    nodes,
    decisions: decisions.map(({ step, seat, played, best, judgement }) => ({
      step,
      seat,
      played,
      best,
      chancePlayed: judgement.chancePlayed,
      chanceBest: judgement.chanceBest,
      error: judgement.error,
      class: judgement.class,
    })),
    seats: seats.map(({ seat, accuracy, from, to, yours, theirs, skill, luck }) => ({
      ...{ seat, accuracy: accuracy ?? null, from, to, yours, theirs, skill, luck },
    })),
  }
}

function inWords(
  reviewed: ReviewedGame,
  { decisions, seats }: GameReview,
  nodes: number,
  lang: Lang,
  width: number,
): string[] {
  const { game, moves } = reviewed
  const say = reviewWords[lang]
  const numbers = numberWords[lang]
  const names = numberedNames(reviewed.seats)
  const moments = seats.flatMap(({ seat }) => keyMoments(decisions, seat)).sort((a, b) => a.step - b.step)
  return [
    ...wrap(say.title(game.id, reviewed.seats, numbers.whole(moves.length), numbers.whole(nodes)), width),
    '',
    ...seats.flatMap((one) => wrap(`  ${names[one.seat]}  ${accountWords(one, say, lang)}`, width, 6)),
    '',
    moments.length > 0 ? say.key : say.nothing,
    ...moments.flatMap((one) => momentWords(reviewed, one, say, lang, names, width)),
  ]
}

/** Of a point of chance. */
const TENTH = 0.001

function accountWords(account: SeatAccount, say: ReviewWords, lang: Lang): string {
  const { fixed } = numberWords[lang]
  const { accuracy } = account
  const { from, to, yours, theirs, skill, luck } = roundedWay(account, TENTH)
  return say.account({
    accuracy: accuracy === undefined ? say.notJudged : fixed(accuracy, 1),
    from: fixed(from / 10, 1),
    to: fixed(to / 10, 1),
    yours: say.points(yours),
    theirs: say.points(theirs),
    skill: say.points(skill),
    luck: say.points(luck),
  })
}

function momentWords(
  { game, questionAt, viewAt }: ReviewedGame,
  { step, seat, played, best, judgement, forgotten }: ReviewedDecision,
  say: ReviewWords,
  lang: Lang,
  names: readonly string[],
  width: number,
): string[] {
  const { fixed } = numberWords[lang]
  const points = (chance: number) => fixed(chance * 100, 1)
  const question = questionAt(step)
  if (!question) return []
  const asking = { ...question.choice, view: viewAt(step, seat) }
  const option = (move: object) => plain(game.phrases[lang].option(move, asking), names, lang)
  const { chanceBest, chancePlayed, error, class: verdict } = judgement
  const told = say.decision(
    names[seat] ?? '',
    say.verdicts[verdict],
    points(chanceBest),
    points(chancePlayed),
    points(error),
  )
  const colon = lang === 'fr' ? '\u00a0: ' : ': '
  const forgottenWords = ({ card, index, since, loss, ...place }: ForgottenCard) =>
    say.forgotten({
      card: game.catalogue(lang).find(({ id }) => id === card)?.name ?? card,
      row: names[place.seat] ?? '',
      place: index + 1,
      since,
      loss: fixed(loss, 1),
    })
  return [
    ...wrap(`${String(step + 1).padStart(4)}  ${told}`, width, 6),
    ...wrap(`      ${say.played}${colon}${option(played)}`, width, 8),
    ...(best === played ? [] : wrap(`      ${say.best}${colon}${option(best)}`, width, 8)),
    ...(forgotten ? wrap(`      ${forgottenWords(forgotten)}`, width, 8) : []),
  ]
}
