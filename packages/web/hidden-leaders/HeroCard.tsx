// A hero, in four sizes: to read, in hand, in a party, at a rival's.

import type { Lang } from '@undercrown/engine'
import type { Hero } from '@undercrown/hidden-leaders/facts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, CardShape, Lettering, Scenery } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { looks } from '../art/factions.ts'
import { type Fitted, fitted } from '../art/fit.ts'
import { useSettings } from '../client/settings.ts'
import type { CardSize } from '../table/screen.ts'
import art from './art.json'
import { abilityText, bannerOf, isEverybodys, isGuardian } from './facts.ts'
import { GlyphRow, MarkerLine } from './GlyphRow.tsx'
import { glyphsOf, markerLine } from './glyphs.ts'

const NAME = 'var(--parchment)'
const FOUR = ['imperial-army', 'hill-tribes', 'water-folk', 'undead'] as const

function facts(hero: Hero) {
  const side = bannerOf(hero)
  return {
    side,
    look: looks[side],
    icon: art.heroes[hero.id as keyof typeof art.heroes],
    stones: isGuardian(hero),
    all: isEverybodys(hero),
  }
}

export const HeroCard = memo(function HeroCard({
  hero,
  size,
}: {
  readonly hero: Hero
  readonly size: CardSize
}) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  if (size === 'l') return <Large hero={hero} lang={lang} />
  if (size === 'm') return <Middle hero={hero} lang={lang} />
  return size === 's' ? <Small hero={hero} lang={lang} /> : <Tiny hero={hero} />
})

interface Face {
  readonly hero: Hero
  readonly lang: Lang
}

function Large({ hero, lang }: Face) {
  const { cardText } = useSettings()
  const { side, look, icon, stones, all } = facts(hero)
  return (
    <CardShape width={250} height={350} ground={look.deep}>
      <Scenery
        side={side}
        icon={icon}
        x={7}
        y={7}
        width={236}
        height={176}
        figure={126}
        stones={stones}
        all={all}
      />
      <Panel d="M7 200h236v131q0 12-12 12H19q-12 0-12-12z" side={side} />
      {stones && (
        <rect
          x="11"
          y="11"
          width="228"
          height="328"
          rx="9"
          fill="none"
          stroke={looks.guardians.light}
          strokeWidth="1.3"
          strokeDasharray="8 5"
        />
      )}
      <rect x="3" y="176" width="244" height="35" fill="var(--black)" opacity="0.2" />
      <rect x="3" y="172" width="244" height="35" fill={look.band} />
      <path d="M3 172h244M3 207h244" stroke="var(--gold-82)" strokeWidth="1.6" />
      <Lettering
        text={hero.name[lang]}
        x={125}
        y={189.5}
        width={228}
        height={30}
        face="display"
        most={24}
        least={13}
        fill={NAME}
        leading={0.95}
      />
      {!all && <Badge side={side} x={13} y={13} size={43} />}
      {stones && (
        <>
          <Badge side="guardians" x={194} y={13} size={43} />
          <rect
            x="197"
            y="59"
            width="37"
            height="20"
            rx="10"
            fill="var(--umber-27)"
            stroke="var(--gold-88)"
            strokeWidth="1.4"
          />
          <text
            x="215.5"
            y="74"
            textAnchor="middle"
            fontSize="15.5"
            fill="var(--cream-94)"
            className="lettering body strong"
          >
            +2
          </text>
        </>
      )}
      <Body hero={hero} lang={lang} words={cardText !== 'icons'} icons={cardText !== 'words'} />
    </CardShape>
  )
}

/** What stands on the parchment: markers, glyphs, a sentence, each where there is one, in the middle of the room. */
function Body({ hero, lang, words, icons }: Face & { readonly words: boolean; readonly icons: boolean }) {
  const [top, bottom, width] = [214, 339, 222]
  const markers = markerLine(hero)
  const glyphs = icons ? glyphsOf(hero) : []
  const text = words ? abilityText(hero, lang) : ''
  if (isEverybodys(hero))
    return (
      <>
        {FOUR.map((side, i) => (
          <Badge key={side} side={side} x={33 + i * 48} y={226} size={42} />
        ))}
        <Lettering
          text={text}
          x={125}
          y={304}
          width={width}
          height={50}
          face="body"
          most={16}
          least={12}
          fill="var(--ink)"
        />
      </>
    )
  if (markers.length > 0 && glyphs.length === 0 && text === '')
    return <MarkerLine parts={markers} x={125} y={255} unit={40} width={width} />
  const line = markers.length > 0 ? 29 : 0
  const row = glyphs.length > 0 ? 27 : 0
  const [gap, below] = [line > 0 ? 9 : 0, row > 0 && text !== '' ? 5 : 0]
  const room = bottom - top - line - row - gap - below
  const height = text === '' ? 0 : heightOf(fitted(text, { width, height: room }, 'body', 15, 9))
  let y = top + (bottom - top - line - row - gap - below - height) / 2
  const at = (tall: number) => {
    const here = y
    y += tall
    return here
  }
  return (
    <>
      {line > 0 && <MarkerLine parts={markers} x={125} y={at(line)} unit={line} width={width} />}
      {gap > 0 && <Rule y={at(gap) + gap / 2} />}
      {row > 0 && <GlyphRow glyphs={glyphs} x={125} y={at(row)} unit={row} width={width} />}
      {height > 0 && (
        <Lettering
          text={text}
          x={125}
          y={at(below) + below + height / 2}
          width={width}
          height={height + 1}
          face="body"
          most={15}
          least={9}
          fill="var(--ink)"
        />
      )}
    </>
  )
}

function heightOf({ lines, size }: Fitted): number {
  return lines.length * size * 1.12
}

function Rule({ y }: { readonly y: number }) {
  return (
    <>
      <path d={`M50 ${y}h150`} stroke="var(--gold-70)" strokeOpacity="0.55" />
      <path d={`M125 ${y - 3}l3 3-3 3-3-3z`} fill="var(--gold-70)" />
    </>
  )
}

function Panel({ d, side }: { readonly d: string; readonly side: ReturnType<typeof bannerOf> }) {
  return (
    <>
      <path d={d} fill={paint.parchment} />
      <path d={d} fill={paint.pattern(side)} className="pattern faint" />
    </>
  )
}

/** Smaller than to read, the Guardians' badge stands under the faction's: not where the verb lies, nor under the next card. */
function Middle({ hero, lang }: Face) {
  const { cardText } = useSettings()
  const { side, look, icon, stones, all } = facts(hero)
  const markers = markerLine(hero)
  const words = cardText === 'words'
  const glyphs = words ? [] : glyphsOf(hero)
  const told = markers.length > 0 || glyphs.length > 0
  const text = words || !told ? abilityText(hero, lang) : ''
  const both = markers.length > 0 && (glyphs.length > 0 || text !== '')
  return (
    <CardShape width={150} height={210} ground={look.deep}>
      <Scenery
        side={side}
        icon={icon}
        x={4}
        y={4}
        width={142}
        height={118}
        figure={82}
        stones={stones}
        all={all}
        middle={0.47}
      />
      <Panel d="M4 142h142v57q0 7-7 7H11q-7 0-7-7z" side={side} />
      {stones && (
        <rect
          x="7"
          y="7"
          width="136"
          height="196"
          rx="6"
          fill="none"
          stroke={looks.guardians.light}
          strokeDasharray="5 3"
        />
      )}
      <rect x="2" y="118" width="146" height="27" fill={look.band} />
      <path d="M2 118h146M2 145h146" stroke="var(--gold-82)" strokeWidth="1.2" />
      <Lettering
        text={hero.name[lang]}
        x={75}
        y={131.5}
        width={138}
        height={25}
        face="display"
        most={17}
        least={10}
        fill={NAME}
        leading={0.92}
      />
      {all ? (
        FOUR.map((one, i) => <Badge key={one} side={one} x={15 + i * 31} y={160} size={28} />)
      ) : (
        <Badge side={side} x={8} y={8} size={29} />
      )}
      {stones && <Badge side="guardians" x={8} y={40} size={29} />}
      {markers.length > 0 && (
        <MarkerLine parts={markers} x={75} y={both ? 150 : 162} unit={both ? 23 : 26} width={134} />
      )}
      {glyphs.length > 0 && (
        <GlyphRow
          glyphs={glyphs}
          x={75}
          y={both ? 178 : 163}
          unit={both ? 21 : 25}
          width={134}
          tall={!both}
        />
      )}
      {text !== '' && !all && (
        <Lettering
          text={text}
          x={75}
          y={both ? 188.5 : 175}
          width={134}
          height={both ? 31 : 56}
          face="body"
          most={12}
          least={8}
          fill="var(--ink)"
          leading={1.05}
        />
      )}
    </CardShape>
  )
}

function Small({ hero, lang }: Face) {
  const { side, look, icon, stones, all } = facts(hero)
  return (
    <CardShape width={90} height={126} ground={look.deep}>
      <Scenery
        side={side}
        icon={icon}
        x={3}
        y={3}
        width={84}
        height={120}
        figure={56}
        stones={stones}
        all={all}
        middle={0.43}
      />
      <path d="M3 91h84v32H3z" fill={look.deep} opacity="0.94" />
      {stones && (
        <rect
          x="4.5"
          y="4.5"
          width="81"
          height="117"
          rx="4"
          fill="none"
          stroke={looks.guardians.light}
          strokeWidth="0.8"
          strokeDasharray="4 2.5"
        />
      )}
      <Lettering
        text={hero.name[lang]}
        x={45}
        y={106.5}
        width={80}
        height={29}
        face="display"
        most={14}
        least={9}
        fill={NAME}
        leading={0.98}
      />
      {!all && <Badge side={side} x={5.5} y={5.5} size={24} />}
      {stones && <Badge side="guardians" x={5.5} y={32} size={24} />}
    </CardShape>
  )
}

function Tiny({ hero }: { readonly hero: Hero }) {
  const { side, look, icon, stones, all } = facts(hero)
  return (
    <CardShape width={60} height={84} ground={look.deep}>
      <Scenery
        side={side}
        icon={icon}
        x={2}
        y={2}
        width={56}
        height={80}
        figure={42}
        stones={stones}
        all={all}
        middle={0.54}
      />
      {stones && (
        <rect
          x="3.2"
          y="3.2"
          width="53.6"
          height="77.6"
          rx="3"
          fill="none"
          stroke={looks.guardians.light}
          strokeWidth="0.7"
          strokeDasharray="3 2"
        />
      )}
      {!all && <Badge side={side} x={4} y={4} size={20} />}
      {stones && <Badge side="guardians" x={4} y={26} size={20} />}
    </CardShape>
  )
}
