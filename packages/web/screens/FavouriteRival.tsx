// Whom one has met most often: a person, else a bot of this browser; and the way to another game.

import type { Profile } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { presets } from '../client/atOnce.ts'
import type { PlayedGame } from '../client/history.ts'
import { openLocal } from '../client/local.ts'
import { myFace, useMe } from '../client/me.ts'
import { playersAt, type SeatedPlayer } from '../client/players.ts'
import { usualSeats } from '../client/recent.ts'
import { rivalHere } from '../client/statistics.ts'
import { Avatar, PlayerFace } from '../parts/Face.tsx'
import { isGame, seatsOf } from '../registry.ts'

export function FavouriteRival({
  rival,
  here,
}: {
  readonly rival: Profile['rival']
  readonly here: readonly PlayedGame[]
}) {
  const bot = rival
    ? undefined
    : rivalHere(here, ({ game, chairs }) => playersAt(game, chairs).map(({ name }) => name))
  if (rival) {
    const { person, game } = rival
    return (
      <RivalCard
        {...rival}
        player={{ name: person.name, face: person }}
        {...(isGame(game) && { again: () => invite(game) })}
        person
      />
    )
  }
  if (!bot) return null
  const { last, chair } = bot
  const player = playersAt(last.game, last.chairs)[last.chairs.indexOf(chair)]
  return player && <RivalCard {...bot} player={player} again={() => dealAgain(last)} />
}

/** A table for two, where the game allows it, that is found by its link. */
async function invite(game: string): Promise<string> {
  const seats = seatsOf(game).includes(2) ? 2 : usualSeats(game)
  const options = presets(game)
  const plain = { listed: false, rated: false, silent: false, time: { kind: 'none' } } as const
  const { table } = await api.open({ game, options, seats, ...plain })
  return `/table/${table}`
}

/** The same chairs once more. */
async function dealAgain({ game, chairs }: PlayedGame): Promise<string> {
  const id = await openLocal({
    game,
    options: presets(game),
    seats: chairs.map(({ bot, character }) =>
      bot
        ? { kind: 'bot', level: bot, ...(character !== undefined && { character }) }
        : { kind: 'human', ...myFace() },
    ),
  })
  return `/local/${id}`
}

function RivalCard({
  player: { name, face },
  games,
  ahead,
  behind,
  recent,
  again,
  person = false,
}: {
  readonly player: SeatedPlayer
  readonly games: number
  readonly ahead: number
  readonly behind: number
  readonly recent: readonly number[]
  again?(): Promise<string>
  readonly person?: boolean
}) {
  const { t } = useTranslation()
  const me = useMe()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string>()
  const mine = recent.filter((sign) => sign > 0).length
  return (
    <section className="panel pad profile-rival" aria-labelledby="rival">
      <h2 id="rival">{t('profile.rival')}</h2>
      <div className="rival-score">
        <Avatar avatar={me.avatar} />
        <b aria-hidden="true">
          {ahead}
          <i>:</i>
          {behind}
        </b>
        <span className="unseen">{t('profile.rivalScore', { ahead, behind })}</span>
        <PlayerFace face={face} />
      </div>
      <p>
        <b>{name}</b>, {t('profile.gamesCount', { count: games })}.{' '}
        {t('profile.rivalRecent', { count: mine, of: recent.length })}
      </p>
      {again && (
        <>
          <button
            type="button"
            className="button small ghost"
            onClick={() => again().then(go, (error) => setTrouble(t(sentenceOf(error))))}
          >
            {t(person ? 'profile.rematch' : 'profile.rematchBot')}
          </button>
          {person && <p className="note">{t('profile.rematchLine', { name })}</p>}
          {trouble !== undefined && (
            <p className="note wrong" role="alert">
              {trouble}
            </p>
          )}
        </>
      )}
    </section>
  )
}
