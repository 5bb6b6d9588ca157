// Which key does what, at this table.

import { useTranslation } from 'react-i18next'
import type { GameId } from '../games.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { addWords } from '../words/index.ts'
import { keysEn } from '../words/keys-en.ts'
import { keysFr } from '../words/keys-fr.ts'
import './keys.css'

addWords('keys', keysEn, keysFr)

export function Keys({ game, close }: { readonly game: GameId; close(): void }) {
  const { t } = useTranslation()
  const lists = [
    { title: t('keys.everywhere'), words: t('keys.all', { returnObjects: true }) },
    { title: t(`games.${game}.title`), words: t(`keys.${game}`, { returnObjects: true }) },
  ]
  return (
    <Dialog title={t('keys.title')} className="keys" close={close}>
      {lists.map(({ title, words }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {Object.entries(words).map(([key, deed]) => (
              <div key={key}>
                <dt className="kbd">{key}</dt>
                <dd>{deed}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
