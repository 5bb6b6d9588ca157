// A line of moves in notation: each can be pressed, and what stands before it is played as well.

import { useTranslation } from 'react-i18next'
import { useAnalysisHere } from './analysisContext.ts'

export function NotationLine({ words }: { readonly words: readonly string[] }) {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  return (
    <span className="notation-line">
      {words
        .map((word, i) => ({ word, to: words.slice(0, i + 1) }))
        .filter(({ word }) => word !== 'end')
        .map(({ word, to }) => (
          <button
            key={to.join(' ')}
            type="button"
            aria-label={t('analysis.best.playTo', { word })}
            onClick={() =>
              analysis.playLine(to.length === words.length - 1 && words.at(-1) === 'end' ? words : to)
            }
          >
            {word}
          </button>
        ))}
    </span>
  )
}
