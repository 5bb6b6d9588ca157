// Which key does what, at this table.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { addWords } from '../words/index.ts'
import { keysEn } from '../words/keys-en.ts'
import { keysFr } from '../words/keys-fr.ts'
import type { AnyScreen } from './screen.ts'
import './keys.css'

addWords('keys', keysEn, keysFr)

export function Keys({ screen, close }: { readonly screen: AnyScreen; close(): void }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { keyWords, words } = screen
  const lists = [
    { title: t('keys.everywhere'), words: t('keys.all', { returnObjects: true }) },
    ...(keyWords ? [{ title: words.phrases[lang].title, words: keyWords[lang] }] : []),
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
