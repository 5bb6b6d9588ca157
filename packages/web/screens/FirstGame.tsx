// What "Play now" dealt to somebody who has not finished such a game yet, why, and where the whole of it is.

import { type Lang, optionsOf } from '@undercrown/engine'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { FIRST_LEVEL } from '../client/firstGame.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { rulesOfGame, titleOf, webGame, wordsOfGame } from '../registry.ts'
import '../words/first.ts'

export function FirstGame({ game, close }: { readonly game: string; close(): void }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const dealt = webGame(game).firstOptions ?? {}
  const eased = optionsOf(use(wordsOfGame(game)), lang).filter(({ name }) => name in dealt)
  return (
    <Dialog title={t('first.title', { game: titleOf(game, lang) })} close={close}>
      <p>{use(rulesOfGame(game))[lang].gist}</p>
      <p>{t('first.why')}</p>
      <ul>
        {eased.map(({ name, label, text }) => (
          <li key={name}>
            <b>{label}.</b> {text}
          </li>
        ))}
        <li>
          <b>{t('first.bots', { level: t(`levels.${FIRST_LEVEL}`) })}</b> {t('first.botsLine')}
        </li>
      </ul>
      <p className="note">{t(eased.length > 0 ? 'first.whole' : 'first.stronger')}</p>
      <div className="dialog-buttons">
        <Link href={`/new/${game}`} className="button">
          {t('first.set')}
        </Link>
        <button type="button" className="button primary" onClick={close}>
          {t('first.go')}
        </button>
      </div>
    </Dialog>
  )
}
