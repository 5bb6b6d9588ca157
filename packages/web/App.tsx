// The addresses of the app, each with its screen, and what follows the settings on every one of them.

import { type ComponentType, Suspense, useEffect, useReducer } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { moreIcons } from './art/icons.ts'
import { lastGame } from './client/recent.ts'
import { useSettings } from './client/settings.ts'
import { startEarly } from './client/worker.ts'
import { Fallen } from './parts/Fallen.tsx'
import { Home } from './screens/Home.tsx'
import { type Breakpoint, breakpoints } from './style/breakpoints.ts'

/** A screen that is loaded when it is first shown. Not by `lazy`: what stands in for it would stay for 300 ms at least. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  let coming: Promise<void> | undefined
  let Loaded: ComponentType | undefined
  let failed: unknown
  return () => {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    coming ??= arrive()
    // It may come between the drawing and this: what counts is what was drawn.
    const Shown = Loaded
    useEffect(() => {
      if (!Shown) coming?.then(draw)
    }, [])
    if (failed !== undefined) throw failed
    return Shown ? <Shown /> : null
  }
  async function arrive(): Promise<void> {
    moreIcons()
    try {
      Loaded = (await load())[name]
    } catch (why) {
      failed = why ?? 'nothing came'
    }
  }
}

/** What the worker has to load for it comes while the page is still loading. */
function puzzleScreen() {
  startEarly('puzzles')
  return import('./screens/PuzzleScreen.tsx')
}
function lessonScreen() {
  startEarly('lessons')
  return import('./screens/LessonScreen.tsx')
}

const NotFound = screen('NotFound', () => import('./screens/NotFound.tsx'))

const screens: readonly [path: string, screen: ComponentType][] = [
  ['/', Home],
  ['/new/:game', screen('Create', () => import('./screens/Create.tsx'))],
  ['/join/:code', screen('Join', () => import('./screens/Join.tsx'))],
  ['/friend/:code', screen('BecomeFriends', () => import('./screens/BecomeFriends.tsx'))],
  ['/lobby', screen('Lobby', () => import('./screens/Lobby.tsx'))],
  ['/rules', screen('RulesShelf', () => import('./screens/RulesScreen.tsx'))],
  ['/rules/:game', screen('RulesScreen', () => import('./screens/RulesScreen.tsx'))],
  ['/cards/:game/:card?', screen('CardsScreen', () => import('./screens/Cards.tsx'))],
  ['/profile', screen('MyProfile', () => import('./screens/Profile.tsx'))],
  ['/players/:person', screen('Player', () => import('./screens/Profile.tsx'))],
  ['/insights', screen('Insights', () => import('./screens/Insights.tsx'))],
  ['/leaderboards/:game?', screen('Leaderboards', () => import('./screens/Leaderboards.tsx'))],
  ['/account', screen('Account', () => import('./screens/Account.tsx'))],
  ['/moderation', screen('ModerationScreen', () => import('./screens/ModerationScreen.tsx'))],
  ['/settings', screen('Settings', () => import('./screens/Settings.tsx'))],
  ['/credits', screen('Credits', () => import('./screens/Credits.tsx'))],
  ['/table/:table', screen('TableScreen', () => import('./screens/TableScreen.tsx'))],
  ['/local/:table', screen('LocalScreen', () => import('./screens/LocalScreen.tsx'))],
  ['/replay', screen('ReplayAnything', () => import('./screens/Replay.tsx'))],
  ['/replay/local/:table', screen('LocalReplay', () => import('./screens/Replay.tsx'))],
  ['/replay/:table', screen('ReplayScreen', () => import('./screens/Replay.tsx'))],
  ['/review', screen('ReviewAnything', () => import('./screens/Review.tsx'))],
  ['/review/local/:table', screen('LocalReview', () => import('./screens/Review.tsx'))],
  ['/review/:table', screen('ReviewScreen', () => import('./screens/Review.tsx'))],
  ['/embed', screen('ReplayAnything', () => import('./screens/Replay.tsx'))],
  ['/embed/:table', screen('ReplayScreen', () => import('./screens/Replay.tsx'))],
  ['/learn', screen('Learn', () => import('./screens/Learn.tsx'))],
  ['/learn/mistakes', screen('Mistakes', () => import('./screens/Mistakes.tsx'))],
  ['/learn/write', screen('LessonWriter', () => import('./screens/LessonWriter.tsx'))],
  ['/lesson', screen('LessonByLink', lessonScreen)],
  ['/learn/:game/:lesson', screen('LessonScreen', lessonScreen)],
  ['/puzzles', screen('Puzzles', () => import('./screens/Puzzles.tsx'))],
  ['/puzzles/next', screen('NextPuzzle', puzzleScreen)],
  ['/puzzles/daily/:game?', screen('DailyPuzzle', puzzleScreen)],
  ['/puzzles/streak/:game?', screen('PuzzleStreak', puzzleScreen)],
  ['/puzzles/three/:game?', screen('PuzzleThree', puzzleScreen)],
  ['/puzzle', screen('PuzzleByLink', puzzleScreen)],
  ['/puzzle/:id', screen('PuzzleById', puzzleScreen)],
  ['/analysis', screen('AnalysisScreen', () => import('./screens/AnalysisScreen.tsx'))],
  ['/position', screen('PositionScreen', () => import('./screens/Replay.tsx'))],
]

/** Within another site's page a replay stays where it is: whatever leads elsewhere opens in a tab of its own. */
const stay: typeof navigate = (to, options) => {
  if (new URL(to, location.href).pathname === location.pathname) navigate(to, options)
  else open(to, '_blank', 'noopener')
}
const useFramedLocation: typeof useBrowserLocation = () => [useBrowserLocation()[0], stay]
const isFramed = location.pathname.startsWith('/embed/')

export function App() {
  const { theme, motion, textSize, patterns } = useSettings()
  useEffect(() => {
    const root = document.documentElement
    const dark = matchMedia(breakpoints.dark)
    const is = (name: Breakpoint) => matchMedia(breakpoints[name]).matches
    const apply = () => {
      root.dataset['theme'] = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
      root.dataset['motion'] = motion
      root.dataset['patterns'] = String(patterns)
      root.toggleAttribute('data-large', textSize >= 150)
      // Large letters need as much room as a low window lacks: then a board scrolls.
      root.toggleAttribute(
        'data-flows',
        textSize >= 150 || (is('low') && !is('sideways')) || root.dataset['flowsHere'] !== undefined,
      )
      root.style.setProperty('--text-scale', String(textSize / 100))
    }
    apply()
    dark.addEventListener('change', apply)
    addEventListener('resize', apply)
    return () => {
      dark.removeEventListener('change', apply)
      removeEventListener('resize', apply)
    }
  }, [theme, motion, textSize, patterns])

  return (
    <Fallen>
      <Suspense fallback={null}>
        <Router hook={isFramed ? useFramedLocation : useBrowserLocation}>
          <Switch>
            {screens.map(([path, Screen]) => (
              <Route key={path} path={path}>
                <Screen />
              </Route>
            ))}
            <Route path="/cards">
              <Redirect to={`/cards/${lastGame()}`} replace />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Router>
      </Suspense>
    </Fallen>
  )
}
