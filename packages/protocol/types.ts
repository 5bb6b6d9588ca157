// The types of the wire, each inferred from its schema.

import type * as z from 'zod'
import type * as answers from './schemas/answer.ts'
import type { clientMessage, command, tableCommand } from './schemas/command.ts'
import type * as messages from './schemas/message.ts'
import type * as moderation from './schemas/moderation.ts'
import type * as puzzles from './schemas/puzzle.ts'
import type { proof, Route, routes } from './schemas/routes.ts'
import type * as sheets from './schemas/sheet.ts'

/** What has come or goes over the wire is nobody's to change. `object` and `unknown`, a game's own, stay as they are. */
type Frozen<T> = T extends unknown
  ? keyof T extends never
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T
  : never
type Out<Schema extends z.ZodType> = Frozen<z.output<Schema>>

export type TimeControl = Out<typeof sheets.timeControl>
export type PersonSheet = Out<typeof sheets.personSheet>
export type WatchPlace = Out<typeof sheets.watchPlace>
export type SeatSheet = Out<typeof sheets.seatSheet>
export type OfferSheet = Out<typeof sheets.offerSheet>
export type ResultSheet = Out<typeof sheets.resultSheet>
export type TableSheet = Out<typeof sheets.tableSheet>
export type ListedSheet = Out<typeof sheets.listedSheet>
export type ClockSheet = Out<typeof sheets.clockSheet>
export type GamePart = Out<typeof messages.gamePart>

export type Command = Out<typeof command>
export type TableCommand = Out<typeof tableCommand>
export type ClientMessage = Out<typeof clientMessage>

export type ServerMessage = Out<typeof messages.serverMessage>
type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
export type Welcome = Message<'welcome'>
export type Sync = Message<'table'>
export type Update = Message<'update'>
export type PictureMessage = Message<'picture'>
export type PictureSheet = Out<typeof messages.picture>
export type ChangeMessage = Out<typeof messages.changeMessage>
export type Done = Message<'done'>
export type RefusedMessage = Message<'refused'>
export type Said = Message<'said'>
export type Unsaid = Message<'unsaid'>
export type Recalled = Message<'recalled'>
export type Nudge = Message<'nudge'>
export type Watching = Message<'watching'>
export type Party = Message<'party'>

export type RefusalMessage = Out<typeof messages.refusal>
export type RefusedAnswer = Out<typeof messages.refusedAnswer>

export type Me = Out<typeof answers.me>
export type SessionSheet = Out<typeof answers.sessionsAnswer>['sessions'][number]
export type WaysIn = Out<typeof answers.accountAnswer>
export type PasskeySheet = WaysIn['passkeys'][number]
export type Proof = Out<typeof proof>
export type MyTable = Out<typeof answers.myTable>
export type LobbyNow = Out<typeof answers.lobbyAnswer>
export type LiveTable = Out<typeof answers.liveTable>
export type OwnBot = Out<typeof answers.ownBot>
export type Program = Out<typeof answers.challengeable>
export type Friend = Out<typeof answers.friend>
export type FriendsNow = Out<typeof answers.friendsAnswer>
export type Profile = Out<typeof answers.profile>
export type FinishedGame = Out<typeof answers.finishedGame>
export type RankedPlayer = Out<typeof answers.rankedPlayer>
export type Leaderboard = Out<typeof answers.leaderboardAnswer>
export type ExportAnswer = Out<typeof answers.exportAnswer>
export type Service = Out<typeof answers.service>

export type PosedPuzzle = Out<typeof puzzles.posedPuzzle>
export type PuzzleCrowd = Out<typeof puzzles.puzzleCrowd>
export type PuzzleRating = Out<typeof puzzles.puzzleRating>
export type PuzzleTry = Out<typeof puzzles.puzzleTry>
export type JudgedTry = Out<typeof puzzles.judgedTry>
export type KeptTry = Out<typeof puzzles.keptTry>

export type ModeratorAct = Out<typeof moderation.moderatorAct>
export type ActAnswer = Out<typeof moderation.actAnswer>
export type JournalEntry = Out<typeof moderation.journalEntry>
export type ReportSheet = Out<typeof moderation.reportSheet>
export type ReportsNow = Out<typeof moderation.reportsAnswer>
export type RuledPerson = Out<typeof moderation.ruledPerson>
export type RuledPeople = Out<typeof moderation.ruledPeopleAnswer>
export type InspectedTable = Out<typeof moderation.inspectedTable>
export type ServerStatus = Out<typeof moderation.serverStatus>

type Routes = typeof routes
/** A request by its method and path. */
export type RouteName = keyof Routes
/** The requests that are for these. */
export type RouteFor<Who extends Route['for']> = {
  [Name in RouteName]: Routes[Name]['for'] extends Who ? Name : never
}[RouteName]
/** What a request is answered with. */
export type RouteAnswer<Name extends RouteName> = Routes[Name]['answer'] extends z.ZodType
  ? Out<Routes[Name]['answer']>
  : string
/** What a request must carry: those of the three parts that its route reads. */
export type RouteInput<Name extends RouteName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'>
type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> =
  unknown extends z.input<Routes[Name][Key]>
    ? { readonly [K in Key]?: never }
    : Record<never, never> extends z.input<Routes[Name][Key]>
      ? { readonly [K in Key]?: Frozen<z.input<Routes[Name][Key]>> }
      : { readonly [K in Key]: Frozen<z.input<Routes[Name][Key]>> }
