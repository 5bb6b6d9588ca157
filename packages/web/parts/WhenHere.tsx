// What was asked for, or a word on why it is not here.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../client/api.ts'
import { Notice, Skeleton } from './Notice.tsx'
import { useAsked } from './useAsked.ts'

export function WhenHere<Value>({
  name,
  ask,
  children,
}: {
  readonly name: string
  ask(): Promise<Value>
  children(value: Value): ReactNode
}) {
  const { t } = useTranslation()
  const { asked } = useAsked(name, ask)
  if (asked.state === 'asking') return <Skeleton count={2} height={120} />
  if (asked.state === 'refused') return <Notice kind="wrong">{t(sentenceOf(asked.error))}</Notice>
  return children(asked.value)
}
