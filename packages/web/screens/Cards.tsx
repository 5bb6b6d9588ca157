// Every card of a game, with its picture and its words: to be searched, filtered and looked at.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import { Suspense, use, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Empty, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame, screenOfGame } from '../registry.ts'
import { breakpoints } from '../style/breakpoints.ts'
import { filtersOf, found, valuesOf, type Wanted } from './gallery.ts'
import { NotFound } from './NotFound.tsx'
import './cards.css'
import '../words/create-page.ts'
import '../words/cards.ts'

export function CardsScreen() {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const { game = '' } = useParams()
  if (!isGame(game)) return <NotFound />
  return (
    <Page title={t('cards.of', { game: titled(game) })} lead={t('cards.lead')} wide>
      <div className="flow">
        <Segmented
          label={t('create.game')}
          hideLabel
          value={game}
          options={gameIds.map((id) => ({ value: id, label: titled(id) }))}
          change={(id) => go(`/cards/${id}`)}
        />
        <Suspense key={game} fallback={<Skeleton count={3} height={260} />}>
          <Gallery game={game} />
        </Suspense>
      </div>
    </Page>
  )
}

/** What a fact or one of its values is called. */
type WordFor = (fact: string, value: string) => string

function Gallery({ game }: { readonly game: string }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const screen = use(screenOfGame(game))
  const [, go] = useLocation()
  const { card } = useParams()
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState(query.get('q') ?? '')
  const lang = i18n.language as Lang
  const entries = screen.words.catalogue(lang)
  const words = screen.facts?.[lang] ?? {}
  const wordFor: WordFor = (fact, value) => words[fact]?.[value] ?? value
  // The facts that have words for their values; the others are told on the card alone.
  const facts = Object.keys(words).filter((fact) => Object.keys(words[fact] ?? {}).length > 1)
  const wanted: Wanted = Object.fromEntries(
    facts.map((fact) => [fact, query.get(fact)?.split(',').filter(Boolean) ?? []]),
  )
  const list = useDeferredValue(found(entries, search, wanted))
  const filters = filtersOf(entries, facts)
  const any = search !== '' || Object.values(wanted).some((values) => values.length > 0)
  const opened = entries.find(({ id }) => id === card)

  function look(text: string): void {
    setSearch(text)
    setQuery(
      (old) => {
        if (text === '') old.delete('q')
        else old.set('q', text)
        return old
      },
      { replace: true },
    )
  }

  function toggle(fact: string, value: string): void {
    setQuery(
      (old) => {
        const now = old.get(fact)?.split(',').filter(Boolean) ?? []
        const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value]
        if (next.length > 0) old.set(fact, next.join())
        else old.delete(fact)
        return old
      },
      { replace: true },
    )
  }

  const to = (id?: string) =>
    `/cards/${game}${id === undefined ? '' : `/${encodeURIComponent(id)}`}${location.search}`
  const step = (by: number) => {
    const at = list.findIndex(({ id }) => id === card)
    const next = list[(at + by + list.length) % Math.max(1, list.length)]
    if (next) go(to(next.id), { replace: true })
  }

  const chips = filters.map(({ fact, values }) => (
    <fieldset key={fact} className="chips">
      <legend>{wordFor(fact, 'label')}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className="filter-chip"
          aria-pressed={wanted[fact]?.includes(value) ?? false}
          onClick={() => toggle(fact, value)}
        >
          {wordFor(fact, value)}
        </button>
      ))}
    </fieldset>
  ))

  return (
    <div className="gallery">
      <aside className="panel pad flow gallery-find" aria-label={t('cards.filters')}>
        <Field
          label={t('cards.search')}
          type="search"
          placeholder={t('cards.searchHint')}
          value={search}
          onChange={({ target }) => look(target.value)}
        />
        {chips.length > 0 && (
          <details className="gallery-fold" open={!matchMedia(breakpoints.small).matches}>
            <summary className="group-label">{t('cards.filters')}</summary>
            <div className="flow">{chips}</div>
          </details>
        )}
        <p className="beside">
          <span aria-live="polite">{t('cards.count', { count: list.length })}</span>
          {any && (
            <button
              type="button"
              className="button small ghost spread"
              onClick={() => {
                setSearch('')
                setQuery({}, { replace: true })
              }}
            >
              {t('cards.clear')}
            </button>
          )}
        </p>
        <Link href={`/rules/${game}`} className="button small">
          <Icon name="open-book" />
          {t('cards.rules', { game: titled(game) })}
        </Link>
      </aside>
      {list.length === 0 ? (
        <Empty icon="magnifying-glass">{t('cards.none')}</Empty>
      ) : (
        <ul className="cards-grid">
          {list.map((entry) => (
            <li key={entry.id} className="cards-cell">
              <Link href={to(entry.id)} aria-label={t('cards.open', { name: entry.name })}>
                <screen.Card id={entry.id} size="l" />
              </Link>
              <h2>{entry.name}</h2>
              {entry.text !== '' && <p>{entry.text}</p>}
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Dialog title={opened.name} close={() => go(to())} className="card-dialog">
          <div className="closer">
            <div className="closer-card">
              <screen.Card id={opened.id} size="l" />
            </div>
            <div className="flow">
              <p className="closer-text">{opened.text || t('cards.noText')}</p>
              <FactList entry={opened} facts={Object.keys(words)} wordFor={wordFor} />
              <div className="beside">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('cards.previous')}
                  onClick={() => step(-1)}
                >
                  <Icon name="previous-button" />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('cards.next')}
                  onClick={() => step(1)}
                >
                  <Icon name="next-button" />
                </button>
              </div>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** What is known of a card besides its words. */
function FactList({
  entry,
  facts,
  wordFor,
}: {
  readonly entry: CatalogueEntry
  readonly facts: readonly string[]
  readonly wordFor: WordFor
}) {
  const known = Object.keys(entry.facts).filter((fact) => facts.includes(fact) && entry.facts[fact] !== null)
  return (
    <dl className="fact-list">
      {known.map((fact) => (
        <div key={fact}>
          <dt>{wordFor(fact, 'label')}</dt>
          <dd>
            {valuesOf(entry, fact)
              .map((value) => wordFor(fact, value))
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
