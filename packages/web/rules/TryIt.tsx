// Lessons about what a section of the rules says, to be tried on the table.

import type { Lang } from '@undercrown/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { type LessonShelf, lessonShelf } from '../client/lessons.ts'
import { Icon } from '../parts/Icon.tsx'

export function TryIt({ game, lessons }: { readonly game: string; readonly lessons: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const [shelf, setShelf] = useState<LessonShelf>()
  useEffect(() => {
    let stale = false
    lessonShelf().then(
      (all) => !stale && setShelf(all.find((one) => one.game === game)),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game])
  const found = shelf?.lessons.filter(({ id }) => lessons.includes(id)) ?? []
  if (found.length === 0) return null
  return (
    <p className="rules-try">
      <Icon name="lantern-flame" /> {t('rules.tryIt')}
      {found.map(({ id, title }) => (
        <Link key={id} href={`/learn/${game}/${id}`} className="button small ghost">
          {title[i18n.language as Lang]}
        </Link>
      ))}
    </p>
  )
}
