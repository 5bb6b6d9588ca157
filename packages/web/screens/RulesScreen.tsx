// The rules: a shelf of games, and each one told with its own cards.

import type { Lang } from '@undercrown/engine'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds, isGame, rulesOfGame } from '../registry.ts'
import { RulesBody } from '../rules/RulesBody.tsx'
import { GameTile } from './GameTile.tsx'
import { NotFound } from './NotFound.tsx'

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
  const { sections } = use(rulesOfGame(game))[lang]
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
        <Link href="/learn" className="button small">
          <Icon name="lantern-flame" />
          {t('nav.learn')}
        </Link>
        <Link href={`/new/${game}`} className="button small primary">
          {t('rules.play')}
        </Link>
      </nav>
      <RulesBody game={game} linked />
    </div>
  )
}
