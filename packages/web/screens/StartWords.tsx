// Who comes to a table, and how long it takes.

import { type Lang, optionsOf } from '@undercrown/engine'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesOf, webGame, wordsOfGame } from '../registry.ts'
import type { Chosen } from './HouseRules.tsx'
import { company, type NewChair, type NewPlace } from './newTable.ts'
import '../words/create-page.ts'

export function StartWords({
  game,
  chairs,
  options,
  where,
}: {
  readonly game: string
  /** But one's own. */
  readonly chairs: readonly NewChair[]
  readonly options: Chosen
  readonly where: NewPlace
}) {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language)
  const { bot, friend, person } = company(chairs)
  const who = [
    t('create.you'),
    ...(bot > 0 ? [t('create.bots', { count: bot })] : []),
    ...(person > 0 ? [t('create.people', { count: person })] : []),
    ...(friend > 0 ? [t(where === 'lobby' ? 'create.anybody' : 'create.friends', { count: friend })] : []),
  ]
  const added = optionsOf(use(wordsOfGame(game)), i18n.language as Lang)
    .filter(({ name, field }) => field.kind === 'flag' && options[name] === true)
    .map(({ label }) => label)
  const minutes = minutesOf(webGame(game), chairs.length + 1, options)
  return (
    <p className="start-words">
      {t('create.coming', { list: list.format(who) })} {where === 'lobby' && t('create.watched')}
      <br />
      {t('create.minutes', { minutes })}
      {added.length > 0 && (
        <span className="phone-unseen"> {t('create.with', { names: list.format(added) })}</span>
      )}
    </p>
  )
}
