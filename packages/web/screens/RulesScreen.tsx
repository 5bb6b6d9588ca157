// The rules: a shelf of three, and each one told with its own cards.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import { Fragment, lazy, type ReactNode, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { type GameId, gameIds, isGame, screenOfGame, wordsOfGame } from '../games.ts'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import type { Block, Rules } from '../rules/text.ts'
import { NotFound } from './NotFound.tsx'
import './rules.css'
import './tiles.css'

const texts: Readonly<Record<GameId, () => Promise<Rules>>> = {
  'hidden-leaders': async () => (await import('../rules/hidden-leaders.ts')).rules,
  leaders: async () => (await import('../rules/leaders.ts')).rules,
  'hidden-people': async () => (await import('../rules/hidden-people.ts')).rules,
}

const read = new Map<GameId, Promise<Rules>>()

function rulesOf(game: GameId): Promise<Rules> {
  const promise = read.get(game) ?? texts[game]()
  read.set(game, promise)
  return promise
}

const GameArt = lazy(async () => ({ default: (await import('./HomeArt.tsx')).GameArt }))

export function RulesShelf() {
  const { t } = useTranslation()
  return (
    <Page title={t('rules.title')} lead={t('rules.lead')} wide>
      <div className="shelf">
        {gameIds.map((game) => (
          <article key={game} className="game-tile" data-game={game}>
            <div className="tile-art" aria-hidden="true">
              <Suspense>
                <GameArt game={game} />
              </Suspense>
            </div>
            <div className="tile-words">
              <h2>{t(`games.${game}.title`)}</h2>
              <p className="tile-meta">{t(`games.${game}.meta`)}</p>
              <p>{t(`games.${game}.line`)}</p>
              <div className="tile-deeds">
                <Link href={`/rules/${game}`} className="button primary">
                  {t('rules.read')}
                  <span className="unseen">{t(`games.${game}.title`)}</span>
                </Link>
                <Link href={`/cards/${game}`} className="button ghost">
                  {t('rules.gallery')}
                  <span className="unseen">{t(`games.${game}.title`)}</span>
                </Link>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Page>
  )
}

export function RulesScreen() {
  const { t } = useTranslation()
  const { game = '' } = useParams()
  if (!isGame(game)) return <NotFound />
  return (
    <Page title={t(`games.${game}.title`)} wide>
      <Suspense key={game} fallback={<Skeleton count={4} height={180} />}>
        <Text game={game} />
      </Suspense>
    </Page>
  )
}

function Text({ game }: { readonly game: GameId }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { gist, sections } = use(rulesOf(game))[lang]
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
  readonly game: GameId
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

function Picture({ game, id }: { readonly game: GameId; readonly id: string }) {
  const { Card } = use(screenOfGame(game))
  return <Card id={id} size="m" />
}
