// The rules of a game, told with its own cards: all of them, or what some words are found in.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import { Fragment, type ReactNode, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { rulesOfGame, screenOfGame, wordsOfGame } from '../registry.ts'
import '../words/rules.ts'
import { findRules } from './search.ts'
import { TryIt } from './TryIt.tsx'
import type { Block } from './text.ts'
import './rules.css'

export function RulesBody({ game, linked = false }: { readonly game: string; readonly linked?: boolean }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const [search, setSearch] = useState('')
  const { gist, sections, lessons } = use(rulesOfGame(game))[lang]
  const entries = use(wordsOfGame(game)).catalogue(lang)
  const shown = findRules(sections, entries, search)
  return (
    <div className="rules-text">
      <label className="rules-search">
        <Icon name="magnifying-glass" />
        <span className="unseen">{t('rules.search')}</span>
        <input
          type="search"
          className="input"
          placeholder={t('rules.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {search === '' && <p className="rules-gist">{gist}</p>}
      {shown.length === 0 && <p role="status">{t('rules.nothing')}</p>}
      {shown.map(({ id, title, body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {linked && lessons?.[id] && <TryIt game={game} lessons={lessons[id]} />}
          {body.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            <Told key={i} block={block} game={game} entries={entries} linked={linked} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** Words between two stars are strong. */
function strong(text: string): ReactNode {
  return text.split('**').map((part, i) => {
    const key = `${i} ${part}`
    return i % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>
  })
}

function Told({
  block,
  game,
  entries,
  linked,
}: {
  readonly block: Block
  readonly game: string
  readonly entries: readonly CatalogueEntry[]
  readonly linked: boolean
}) {
  if (typeof block === 'string') return <p>{strong(block)}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((one) => (
          <li key={one}>{strong(one)}</li>
        ))}
      </ul>
    )
  if ('steps' in block)
    return (
      <ol className="rules-steps">
        {block.steps.map((one) => (
          <li key={one}>
            <span>{strong(one)}</span>
          </li>
        ))}
      </ol>
    )
  if ('terms' in block)
    return (
      <dl className="rules-terms">
        {block.terms.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{strong(text)}</dd>
          </div>
        ))}
      </dl>
    )
  if ('drawn' in block)
    return (
      <dl className="rules-drawn">
        {block.drawn.map(({ name, text, Picture: Drawing }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Suspense fallback={<Skeleton height={240} />}>
                <Drawing />
              </Suspense>
              {strong(text)}
            </dd>
          </div>
        ))}
      </dl>
    )
  const shown =
    'cards' in block ? entries.filter(({ id }) => block.cards.includes(id)) : block.entries(entries)
  return (
    <ul className={'cards' in block ? 'rules-cards' : 'rules-entries'}>
      {shown.map((entry) => (
        <li key={entry.id}>
          <Framed
            to={linked ? `/cards/${game}/${encodeURIComponent(entry.id)}` : undefined}
            name={entry.name}
          >
            <Suspense fallback={<Skeleton height={'cards' in block ? 190 : 118} />}>
              <Picture game={game} id={entry.id} />
            </Suspense>
          </Framed>
          {'entries' in block && (
            <div className="entry-words">
              <h3>{entry.name}</h3>
              <p>{entry.text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Leads to the card's own page, where that leaves nothing behind. */
function Framed({
  to,
  name,
  children,
}: {
  readonly to: string | undefined
  readonly name: string
  readonly children: ReactNode
}) {
  return to === undefined ? (
    <div>{children}</div>
  ) : (
    <Link href={to} aria-label={name}>
      {children}
    </Link>
  )
}

function Picture({ game, id }: { readonly game: string; readonly id: string }) {
  const { Card } = use(screenOfGame(game))
  return <Card id={id} size="m" />
}
