// The rules: a shelf of games, and each one told with its own cards.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import { Fragment, type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame, rulesOfGame, screenOfGame, wordsOfGame } from '../registry.ts'
import type { Block } from '../rules/text.ts'
import { GameTile } from './GameTile.tsx'
import { NotFound } from './NotFound.tsx'
import './rules.css'

export function RulesShelf() {
  const { t } = useTranslation()
  const titled = useTitles()
  return (
    <Page title={t('rules.title')} lead={t('rules.lead')} wide>
      <div className="shelf">
        {gameIds.map((game) => (
          <GameTile key={game} game={game}>
            <Link href={`/rules/${game}`} className="button primary">
              {t('rules.read')}
              <span className="unseen">{titled(game)}</span>
            </Link>
            <Link href={`/cards/${game}`} className="button ghost">
              {t('rules.gallery')}
              <span className="unseen">{titled(game)}</span>
            </Link>
          </GameTile>
        ))}
      </div>
    </Page>
  )
}

export function RulesScreen() {
  const titled = useTitles()
  const { game = '' } = useParams()
  if (!isGame(game)) return <NotFound />
  return (
    <Page title={titled(game)} wide>
      <Suspense key={game} fallback={<Skeleton count={4} height={180} />}>
        <Text game={game} />
      </Suspense>
    </Page>
  )
}

function Text({ game }: { readonly game: string }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { gist, sections } = use(rulesOfGame(game))[lang]
  const entries = use(wordsOfGame(game)).catalogue(lang)
  return (
    <div className="rules">
      <nav className="panel pad flow rules-nav" aria-label={t('rules.contents')}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <Link href={`/cards/${game}`} className="button small">
          <Icon name="poker-hand" />
          {t('rules.gallery')}
        </Link>
        <Link href={`/new/${game}`} className="button small primary">
          {t('rules.play')}
        </Link>
      </nav>
      <div className="rules-text">
        <p className="rules-gist">{gist}</p>
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {body.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
              <Told key={i} block={block} game={game} entries={entries} />
            ))}
          </section>
        ))}
      </div>
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
}: {
  readonly block: Block
  readonly game: string
  readonly entries: readonly CatalogueEntry[]
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
  const shown =
    'cards' in block ? entries.filter(({ id }) => block.cards.includes(id)) : block.entries(entries)
  return (
    <ul className={'cards' in block ? 'rules-cards' : 'rules-entries'}>
      {shown.map((entry) => (
        <li key={entry.id}>
          <Link href={`/cards/${game}/${encodeURIComponent(entry.id)}`} aria-label={entry.name}>
            <Suspense fallback={<Skeleton height={'cards' in block ? 190 : 118} />}>
              <Picture game={game} id={entry.id} />
            </Suspense>
          </Link>
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

function Picture({ game, id }: { readonly game: string; readonly id: string }) {
  const { Card } = use(screenOfGame(game))
  return <Card id={id} size="m" />
}
