// At a table with a module that somebody never met: a small way to its lessons, offered once.

import { type Lang, optionsOf } from '@undercrown/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LessonEntry, lessonShelf } from '../client/lessons.ts'
import { moduleOffered, newModule } from '../client/modules.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { webGame } from '../registry.ts'
import { useTable } from '../table/context.ts'
import '../words/lesson.ts'
import './module-offer.css'

export function ModuleOffer({ game, options }: { readonly game: string; readonly options: object }) {
  const { t } = useTranslation()
  const [module, setModule] = useState(() => newModule(game, options))
  const { screen, lang } = useTable()
  const [open, setOpen] = useState(false)
  if (module === undefined) return null
  const done = () => setModule(undefined)
  const name = optionsOf(screen.words, lang).find((one) => one.name === module)?.label ?? module
  return (
    <>
      <button
        type="button"
        className="button ghost module-offer"
        aria-label={t('lesson.module.button', { module: name })}
        onClick={() => {
          moduleOffered(game, module)
          setOpen(true)
        }}
      >
        <Icon name="lantern-flame" /> <span>{t('lesson.module.button', { module: name })}</span>
      </button>
      {open && (
        <Dialog title={t('lesson.module.title', { module: name })} close={done}>
          <p>{t('lesson.module.line')}</p>
          <Lessons game={game} module={module} lang={lang} />
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={done}>
              {t('lesson.module.later')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function Lessons({
  game,
  module,
  lang,
}: {
  readonly game: string
  readonly module: string
  readonly lang: Lang
}) {
  const { t } = useTranslation()
  const [lessons, setLessons] = useState<readonly LessonEntry[]>([])
  useEffect(() => {
    let stale = false
    const about = webGame(game).moduleLessons?.[module] ?? []
    lessonShelf().then(
      (shelf) => {
        const all = shelf.find((one) => one.game === game)?.lessons ?? []
        if (!stale) setLessons(all.filter(({ id }) => about.includes(id)))
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, module])
  return (
    <ul className="module-lessons">
      {lessons.map(({ id, title, minutes }) => (
        <li key={id}>
          <a href={`/learn/${game}/${id}`} target="_blank" rel="noopener" className="button">
            <Icon name="open-book" /> {title[lang]} <small>{t('lesson.minutes', { count: minutes })}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
