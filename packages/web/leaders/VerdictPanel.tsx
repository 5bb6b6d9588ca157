// What is proved of the position, with how it was; what cannot be proved says so, and what cannot be is told in words.

import type { Lang } from '@undercrown/engine'
import type { OpenView } from '@undercrown/leaders/facts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PositionProof } from '../client/analysis.ts'
import { Icon } from '../parts/Icon.tsx'
import { useAnalysisHere } from './analysisContext.ts'
import { enemyOf } from './look.ts'
import { NotationLine } from './NotationLine.tsx'
import { pictureIcons } from './pictures.ts'

interface Said {
  readonly icon: string
  readonly mood: 'good' | 'bad' | 'plain'
  readonly line: string
  readonly why: string
  readonly more?: ReactNode
}

export function VerdictPanel() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis, master, asked } = useAnalysisHere()
  const said = useVerdict()
  const { ask } = analysis.moment.frame.part.choice ?? {}
  const isBanishing = (ask as { ask?: string } | undefined)?.ask === 'banish'
  if (analysis.wrong)
    return (
      <section className="panel verdict" role="alert">
        <Row icon={pictureIcons.danger} mood="bad" line={t('analysis.wrong')} why={analysis.wrong[lang]} />
      </section>
    )
  if (!asked && said.length === 0) return null
  return (
    <section className="panel verdict" aria-live="polite">
      {said.map((one) => (
        <Row key={one.line} {...one} />
      ))}
      {said.length === 0 && (
        <Row
          icon="checked-shield"
          mood="plain"
          line={t(master.isThinking ? 'analysis.verdict.looking' : 'analysis.verdict.nothing')}
          why={!master.isThinking && isBanishing ? t('analysis.verdict.why.banish') : ''}
        />
      )}
      {master.proving && (
        <p className="note">
          {t('analysis.verdict.proving', {
            tried: master.proving.tried.toLocaleString(lang),
            of: master.proving.of.toLocaleString(lang),
          })}
        </p>
      )}
    </section>
  )
}

function Row({ icon, mood, line, why, more }: Said) {
  return (
    <div className={`verdict-row is-${mood}`}>
      <span className="verdict-sign">
        <Icon name={icon} />
      </span>
      <div>
        <h2>{line}</h2>
        {why !== '' && <p>{why}</p>}
        {more}
      </div>
    </div>
  )
}

function useVerdict(): readonly Said[] {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis, master } = useAnalysisHere()
  const { part, outcome } = analysis.moment.frame
  const { toMove, winner } = part.open as OpenView
  const side = t(`analysis.sides.${toMove}`)
  const other = t(`analysis.sides.${enemyOf(toMove)}`)
  const count = (number = 0) => number.toLocaleString(lang)
  const seen = ({ seen: positions }: PositionProof) =>
    positions === 0
      ? t('analysis.verdict.glance')
      : t('analysis.verdict.proved', { number: count(positions) })
  if (outcome)
    return [
      {
        icon: pictureIcons.crown,
        mood: 'good',
        line: winner
          ? t('analysis.verdict.over', { side: t(`analysis.sides.${winner}`) })
          : t('analysis.verdict.drawn'),
        why: '',
      },
    ]
  const { now, two, lost, threat } = master.proofs
  const said: Said[] = []
  if (now)
    said.push(
      now.holds
        ? {
            ...{ icon: pictureIcons.crown, mood: 'good', why: seen(now) },
            line: t('analysis.verdict.wins', { side }),
          }
        : { icon: 'checked-shield', mood: 'plain', line: t('analysis.verdict.noWin'), why: seen(now) },
    )
  if (two) said.push(twoWords(two))
  if (lost) said.push(...lostWords(lost))
  if (threat)
    said.push(
      threat.holds
        ? {
            ...{ icon: pictureIcons.danger, mood: 'bad', why: t('analysis.verdict.ifTheirs') },
            line: t('analysis.verdict.threat', { side: other }),
            more: <NotationWords words={threat.line} />,
          }
        : {
            ...{ icon: 'checked-shield', mood: 'plain', why: seen(threat) },
            line: t('analysis.verdict.noThreat', { side: other }),
          },
    )
  return said

  function twoWords(proof: PositionProof): Said {
    if (proof.holds)
      return {
        ...{ icon: pictureIcons.crown, mood: 'good', line: t('analysis.verdict.winsTwo', { side }) },
        why: t('analysis.verdict.replies', { number: count(proof.turns) }),
      }
    if (proof.holds === false)
      return { icon: 'checked-shield', mood: 'plain', line: t('analysis.verdict.noTwo'), why: seen(proof) }
    return {
      ...{ icon: 'checked-shield', mood: 'plain', line: t('analysis.verdict.unsure') },
      why: proof.why ? t(`analysis.verdict.why.${proof.why}`) : '',
    }
  }

  function lostWords(proof: PositionProof): readonly Said[] {
    if (proof.holds)
      return [
        {
          ...{ icon: pictureIcons.danger, mood: 'bad', line: t('analysis.verdict.lost', { side }) },
          why: t('analysis.verdict.lostAll', { other, number: count(proof.turns) }),
        },
      ]
    if (proof.holds === null) return []
    return [
      {
        ...{ icon: 'checked-shield', mood: 'plain', line: t('analysis.verdict.defence', { side }) },
        why: '',
        more: <NotationLine words={proof.line} />,
      },
    ]
  }
}

/** Moves that cannot be played here: it is not their turn. */
function NotationWords({ words }: { readonly words: readonly string[] }) {
  return (
    <span className="notation-line">
      {words
        .filter((word) => word !== 'end')
        .map((word) => (
          <code key={word}>{word}</code>
        ))}
    </span>
  )
}
