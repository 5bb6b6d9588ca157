// The position, set up by hand: whose turn, who has acted, who stands where, the mode, the turn, who is for hire; and as
// one line, to be copied and pasted.

import type { Lang } from '@undercrown/engine'
import {
  type CardId,
  type CharacterId,
  characters,
  charactersOf,
  characterWords,
  deck,
  leadersWords,
  type Mode,
  type SideName,
} from '@undercrown/leaders/facts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { breakpoints } from '../style/breakpoints.ts'
import type { Spot } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import { useAnalysisHere } from './analysisContext.ts'
import {
  clearedDraft,
  type Held,
  hireToggled,
  isOnBoard,
  markedActed,
  modeChanged,
  moverChanged,
} from './draft.ts'
import { cardOfCharacter, cardSpot } from './look.ts'
import { nameOfCard } from './names.ts'
import { TokenIcon } from './PieceToken.tsx'
import { iconOf, iconsOf } from './pictures.ts'
import type { Analysis } from './useAnalysis.ts'

const HAND = 'hand.'
const sides = ['black', 'white'] as const
/** Those that are placed; the Leader of the side whose pieces these are stands last. */
const palette: readonly CharacterId[] = [...characters.filter((one) => one !== 'leader'), 'leader']
/** A team is complete with its Leader and four cards. */
const FULL = 5
const MOST_TURNS = 200

export const handSpots: readonly Spot[] = palette.map((character) => `${HAND}${character}`)

/** Whom that place of the palette puts into the hand. */
export function handIn(spot: Spot, who: SideName): Held | undefined {
  const character = spot.startsWith(HAND) ? palette.find((one) => spot === `${HAND}${one}`) : undefined
  return character && { who, character }
}

export function Editor() {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  const { draft, edit } = analysis
  return (
    <section className="analysis-editor" aria-label={t('analysis.editor.title')}>
      <h2>
        <Icon name="quill-ink" /> {t('analysis.editor.title')}
      </h2>
      <Segmented
        className="beside-label"
        label={t('analysis.editor.toPlay')}
        value={draft.toMove}
        change={(side) => edit((before) => moverChanged(before, side))}
        options={sides.map((side) => ({
          value: side,
          label: (
            <>
              <i className={`side-sign ${side}`} aria-hidden="true" /> {t(`analysis.sides.${side}`)}
            </>
          ),
          name: t(`analysis.sides.${side}`),
        }))}
      />
      {sides.map((side) => (
        <TeamRow key={side} side={side} />
      ))}
      <Palette />
      <Settings />
      {!isHiring(analysis) && <HireRow />}
      <OneLine />
    </section>
  )
}

function TeamRow({ side }: { readonly side: SideName }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { draft, edit } = analysis
  const isActing = draft.toMove === side
  const order = (character: CharacterId) => characters.indexOf(character)
  const team = draft.pieces
    .filter(({ who }) => who === side)
    .sort((a, b) => order(a.character) - order(b.character))
  return (
    <div className="editor-team">
      <h3>
        {t(`analysis.sides.${side}`)} <small>{isActing && t('analysis.editor.mark')}</small>
      </h3>
      <div className="editor-tokens">
        {team.map(({ character }) => {
          const acted = isActing && draft.acted.includes(character)
          const name = characterWords[lang].names[character]
          const may = isActing && character !== 'nemesis'
          return (
            <button
              key={character}
              type="button"
              aria-pressed={acted}
              aria-disabled={!may}
              aria-label={isActing ? t(`analysis.editor.${acted ? 'done' : 'todo'}`, { name }) : name}
              title={name}
              onClick={() => may && edit((before) => markedActed(before, character))}
            >
              <TokenIcon side={side} character={character} acted={acted} />
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** In a hand the board and the palette are not in sight together: the one comes when it is needed, then the other. */
function useInSight(inHand: boolean): void {
  const before = useRef(inHand)
  useEffect(() => {
    if (before.current === inHand) return
    before.current = inHand
    if (!matchMedia(breakpoints.tablet).matches) return
    const place = document.querySelector(inHand ? '.analysis-middle' : '.editor-palette')
    place?.scrollIntoView({ block: inHand ? 'start' : 'center' })
  }, [inHand])
}

function Palette() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { draft, side, inHand, take } = analysis
  useInSight(inHand !== undefined)
  return (
    <div className="editor-palette">
      <h3>
        {t('analysis.editor.pieces')} <small>{t('analysis.editor.drag')}</small>
      </h3>
      <Segmented
        className="palette-side"
        label={t('analysis.editor.whose')}
        hideLabel
        value={side}
        change={analysis.setSide}
        options={sides.map((one) => ({
          value: one,
          label: <i className={`side-sign ${one}`} aria-hidden="true" />,
          name: t(`analysis.sides.${one}`),
        }))}
      />
      <div className="palette">
        {palette.map((character) => {
          const isUsed = character === 'leader' || draft.pieces.some((piece) => piece.character === character)
          const name = characterWords[lang].names[character]
          const isHeld = typeof inHand === 'object' && inHand.character === character
          return (
            <button
              key={character}
              type="button"
              data-spot={`${HAND}${character}`}
              className={isUsed ? 'is-used' : ''}
              aria-pressed={isHeld}
              aria-label={isUsed ? t('analysis.editor.used', { name }) : name}
              title={name}
              onClick={() => take(isHeld ? undefined : { who: side, character })}
            >
              <Icon name={iconOf(character, side)} />
            </button>
          )
        })}
      </div>
      <div className="editor-row three">
        <button
          type="button"
          className="button"
          aria-pressed={inHand === 'remove'}
          onClick={() => take(inHand === 'remove' ? undefined : 'remove')}
        >
          <Icon name="trash-can" /> {t('analysis.editor.remove')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => analysis.edit(({ mode }) => clearedDraft(mode))}
        >
          {t('analysis.editor.clear')}
        </button>
        <button type="button" className="button" onClick={() => analysis.start(draft.mode)}>
          {t('analysis.editor.start')}
        </button>
      </div>
    </div>
  )
}

function Settings() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { draft, edit } = analysis
  const words = leadersWords.phrases[lang].options.mode.values ?? {}
  const turnTo = (turn: number) =>
    edit((before) => (turn < 0 || turn > MOST_TURNS ? before : { ...before, turn }))
  return (
    <>
      <Segmented<Mode>
        className="beside-label"
        label={t('analysis.editor.mode')}
        value={draft.mode}
        change={(mode) => edit((before) => modeChanged(before, mode))}
        options={(['discovery', 'strategist'] as const).map((value) => ({ value, label: words[value] }))}
      />
      <div className="editor-turn">
        <span>{t('analysis.editor.turn')}</span>
        <button
          type="button"
          className="button"
          aria-label={t('analysis.editor.earlier')}
          onClick={() => turnTo(draft.turn - 1)}
        >
          −
        </button>
        <b aria-live="polite">{draft.turn + 1}</b>
        <button
          type="button"
          className="button"
          aria-label={t('analysis.editor.later')}
          onClick={() => turnTo(draft.turn + 1)}
        >
          +
        </button>
      </div>
    </>
  )
}

/** Who can be hired. */
function HireRow() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { draft, edit } = analysis
  const size = (side: SideName) =>
    new Set(draft.pieces.filter(({ who }) => who === side).map(({ character }) => cardOfCharacter(character)))
      .size
  const isClosed = sides.every((side) => size(side) >= FULL)
  const beside = deck.filter((card) => !isOnBoard(draft, card))
  return (
    <div className="editor-hire">
      <h3>
        {t('analysis.editor.hire')}{' '}
        <small>{t(isClosed ? 'analysis.editor.hireNone' : 'analysis.editor.hireNote')}</small>
      </h3>
      {!isClosed && (
        <div className="hire-chips">
          {beside.map((card) => (
            <button
              key={card}
              type="button"
              className="hire-chip"
              aria-pressed={draft.hire.includes(card)}
              aria-label={nameOfCard(card, lang)}
              title={nameOfCard(card, lang)}
              onClick={() => edit((before) => hireToggled(before, card))}
            >
              <CardIcons card={card} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Whether somebody is to be recruited or banished. */
function isHiring({ wrong, moment }: Analysis): boolean {
  const { ask } = moment.frame.part.choice ?? {}
  const asked = (ask as { ask?: string } | undefined)?.ask
  return !wrong && (asked === 'recruit' || asked === 'banish')
}

/** Those who are asked about, by the board and the question. */
export function HireChoice() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  if (!isHiring(analysis)) return null
  return (
    <section className="hire-choice" aria-label={t('analysis.editor.hire')}>
      <div className="hire-chips">
        {analysis.draft.hire.map((card) => (
          <Thing
            key={card}
            spot={cardSpot(card)}
            card={card}
            label={nameOfCard(card, lang)}
            className="hire-chip"
          >
            <CardIcons card={card} />
          </Thing>
        ))}
      </div>
    </section>
  )
}

function CardIcons({ card }: { readonly card: CardId }) {
  return iconsOf(card)
    .slice(0, charactersOf(card).length)
    .map((icon) => <Icon key={icon} name={icon} />)
}

function OneLine() {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  const { line } = analysis.moment
  const [typed, setTyped] = useState(line)
  const [shared, setShared] = useState(false)
  useEffect(() => setTyped(line), [line])
  useEffect(() => {
    if (!shared) return
    const timer = setTimeout(() => setShared(false), 2000)
    return () => clearTimeout(timer)
  }, [shared])
  const read = (text: string) => {
    setTyped(text)
    const position = positionIn(text)
    if (position !== '' && position !== line) analysis.lay(position)
  }
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => undefined)
    if (text === undefined) document.querySelector<HTMLTextAreaElement>('.one-line')?.select()
    else read(text)
  }
  const share = async () => {
    const url = await analysis.link()
    // Where there is no way to pass it on, it is copied.
    if (navigator.share) await navigator.share({ url }).catch(() => {})
    else {
      await copy(url)
      setShared(true)
    }
  }
  return (
    <div className="editor-line">
      <label>
        <span>{t('analysis.editor.line')}</span>
        <textarea
          className="one-line"
          rows={2}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => read(target.value)}
        />
      </label>
      <div className="editor-row three">
        <button type="button" className="button" onClick={() => copy(line)}>
          <Icon name="linked-rings" /> {t('analysis.editor.copy')}
        </button>
        <button type="button" className="button" onClick={paste}>
          {t('analysis.editor.paste')}
        </button>
        <button type="button" className="button" onClick={share}>
          <Icon name="share" />{' '}
          <span aria-live="polite">{t(shared ? 'analysis.editor.shared' : 'analysis.editor.share')}</span>
        </button>
      </div>
    </div>
  )
}

/** A line may come with its link, and with breaks in it. */
function positionIn(text: string): string {
  const bare = text.replace(/\s+/g, '')
  return bare.includes('#') ? bare.slice(bare.indexOf('#') + 1) : bare
}
