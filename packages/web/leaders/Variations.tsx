// The variations as a tree of turns: pressed to go there, deleted, made the main line; and the way through by buttons.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { useAnalysisHere } from './analysisContext.ts'
import { barOf, hundredths } from './best.ts'
import { sideOfSeat } from './look.ts'
import { pictureIcons } from './pictures.ts'
import { isPromotable, type NodeId, nextOf, ROOT, rowsOf, type TurnRow, wordsTo } from './tree.ts'

/** Beyond so many rows they stand below each other. */
const DEEPEST = 5

export function Variations() {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  const { tree, at } = analysis
  const rows = rowsOf(tree)
  return (
    <section className="panel variations">
      <header>
        <h2>{t('analysis.tree.title')}</h2>
        <small>{rows.length > 0 && t('analysis.tree.kept', { count: rows.length })}</small>
      </header>
      {rows.length === 0 ? (
        <p className="note">{t('analysis.tree.none')}</p>
      ) : (
        <ol>
          <li>
            <button
              type="button"
              className="variation-root"
              aria-current={at === ROOT ? 'step' : undefined}
              onClick={() => analysis.go(ROOT)}
            >
              {t('analysis.tree.begin')}
            </button>
          </li>
          {rows.map((row) => (
            <VariationRow key={row.nodes[0]} row={row} />
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <div className="variation-deeds">
          <button
            type="button"
            className="icon-button"
            aria-label={t('analysis.tree.back')}
            aria-disabled={at === ROOT}
            onClick={analysis.back}
          >
            <Icon name="previous-button" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('analysis.tree.on')}
            aria-disabled={nextOf(tree, at).length === 0}
            onClick={analysis.on}
          >
            <Icon name="next-button" />
          </button>
          <button
            type="button"
            className="button small"
            aria-disabled={!isPromotable(tree, at)}
            onClick={() => analysis.promote(at)}
          >
            {t('analysis.tree.promote')}
          </button>
          <button
            type="button"
            className="button small"
            aria-disabled={at === ROOT}
            onClick={() => at !== ROOT && analysis.remove(at)}
          >
            {t('analysis.tree.remove')}
          </button>
        </div>
      )}
    </section>
  )
}

function VariationRow({ row: { nodes, depth } }: { readonly row: TurnRow }) {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  const { tree, at } = analysis
  const first = tree.nodes[nodes[0] as NodeId]
  const last = nodes.at(-1) as NodeId
  if (!first) return null
  const side = sideOfSeat(first.mover)
  const words = nodes.map((id) => tree.nodes[id]?.word ?? '')
  const isHere = nodes.includes(at)
  return (
    <li
      className={isHere ? 'is-here' : ''}
      style={{ paddingLeft: `${6 + Math.min(depth, DEEPEST) * 18}px` }}
      aria-label={t('analysis.tree.row', {
        turn: first.turn + 1,
        side: t(`analysis.sides.${side}`),
        words: words.join(' '),
      })}
    >
      <small>{first.turn + 1}</small>
      <i className={`side-sign ${side}`} aria-hidden="true" />
      <span className="variation-words">
        {nodes.map((id, i) => (
          <button
            key={id}
            type="button"
            aria-current={id === at ? 'step' : undefined}
            onClick={() => analysis.go(id)}
          >
            {words[i]}
          </button>
        ))}
        {tree.nodes[last]?.won !== undefined && (
          <em>{t(tree.nodes[last]?.won === null ? 'analysis.tree.draw' : 'analysis.tree.takes')}</em>
        )}
      </span>
      <Judgement node={last} />
    </li>
  )
}

/** What was found of where the row ends: a proof, or the chance of whoever is to move. */
function Judgement({ node }: { readonly node: NodeId }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis, master } = useAnalysisHere()
  const { tree } = analysis
  const found = master.of(wordsTo(tree, node))
  const read = found && barOf(found)
  if (!read || tree.nodes[node]?.won !== undefined) return null
  if (read.wins)
    return (
      <span className="row-worth" role="img" aria-label={t('analysis.tree.proved')}>
        <Icon name={pictureIcons.crown} />
      </span>
    )
  return (
    <span
      className="row-worth"
      role="img"
      aria-label={t('analysis.tree.chance', { percent: formatPercent(read.chance, lang) })}
    >
      {hundredths(read.chance)}
    </span>
  )
}
