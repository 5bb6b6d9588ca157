// What a pressed chair opens below its table: who sits there, and who could.

import { sameName } from '@undercrown/bots/cast.ts'
import type { Lang } from '@undercrown/engine'
import { type Level, levels } from '@undercrown/protocol'
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { botFaces, type SeatFace } from '../client/players.ts'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { castLinesOf } from '../registry.ts'
import './picker.css'
import '../words/create-page.ts'

export function ChairPicker({
  game,
  title,
  line,
  face,
  icon = 'wooden-chair',
  follow = true,
  bots,
  children,
}: {
  readonly game: string
  /** Who sits there. */
  readonly title: string
  readonly line?: ReactNode
  readonly face?: SeatFace | undefined
  /** Of a chair on which nobody sits. */
  readonly icon?: string
  /** It was pressed for just now, and comes into sight. */
  readonly follow?: boolean
  /** Where bots may be seated: whose names are taken at the other chairs, and how it is done. */
  readonly bots?: {
    readonly taken: readonly string[]
    seat(level: Level, character: number): void
  }
  /** What else can be done, as choices. */
  readonly children?: ReactNode
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (follow) box.current?.scrollIntoView({ block: 'nearest' })
  }, [follow])
  const bot = face && 'character' in face ? face : undefined
  const taken = (name: string) => bots?.taken.some((one) => sameName(one, name)) === true
  const shown = bot?.level ?? 'L3'
  return (
    <section ref={box} className="picker" aria-label={title}>
      <header>
        {face ? (
          <PlayerFace face={face} />
        ) : (
          <span className="avatar free" aria-hidden="true">
            <Icon name={icon} />
          </span>
        )}
        <div className="picker-words">
          <h2>{title}</h2>
          <p>{bot ? <BotLine game={game} name={bot.character.name} /> : line}</p>
        </div>
        {bots && (
          <Segmented
            label={t('create.level')}
            hideLabel
            value={bot?.level ?? ''}
            options={levels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
            change={(value) => {
              const level = value as Level
              const free = botFaces(game, level).findIndex(({ character }) => !taken(character.name))
              bots.seat(level, Math.max(0, free))
            }}
          />
        )}
      </header>
      <ul className="picker-choices">
        {bots &&
          botFaces(game, shown).map((one, i) => (
            <PickerChoice
              key={one.character.name}
              name={one.character.name}
              face={one}
              chosen={bot?.character.name === one.character.name}
              disabled={taken(one.character.name)}
              press={() => bots.seat(shown, i)}
            />
          ))}
        {children}
      </ul>
    </section>
  )
}

export function PickerChoice({
  name,
  label,
  face,
  icon = 'wooden-chair',
  chosen,
  disabled = false,
  press,
}: {
  readonly name: string
  /** Where the name alone does not say it. */
  readonly label?: string
  readonly face?: SeatFace | undefined
  /** Without a face. */
  readonly icon?: string
  readonly chosen?: boolean
  readonly disabled?: boolean
  press(): void
}) {
  return (
    <li>
      <button
        type="button"
        className="picker-choice"
        aria-pressed={chosen}
        aria-label={label}
        disabled={disabled}
        onClick={press}
      >
        {face ? (
          <PlayerFace face={face} />
        ) : (
          <span className="avatar free" aria-hidden="true">
            <Icon name={icon} />
          </span>
        )}
        <b>{name}</b>
      </button>
    </li>
  )
}

/** What is said of a bot. Its place is kept until it is there. */
function BotLine(said: { readonly game: string; readonly name: string }) {
  return (
    <Suspense fallback={'\u00a0'}>
      <Said {...said} />
    </Suspense>
  )
}

function Said({ game, name }: { readonly game: string; readonly name: string }) {
  const { i18n } = useTranslation()
  return use(castLinesOf(game))[name]?.[i18n.language as Lang]
}
