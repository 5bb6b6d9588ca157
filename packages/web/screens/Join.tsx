// By a code: finds its table, sits down where a chair is free, and goes there.

import { MAX_CODE } from '@undercrown/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'wouter'
import { api, RequestRefused, sentenceOf } from '../client/api.ts'
import { needMe } from '../client/me.ts'
import { Field } from '../parts/Field.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { WrongTurn } from './WrongTurn.tsx'

async function tableOf(code: string): Promise<string> {
  await needMe()
  const { id, phase } = await api.byCode(code)
  if (phase === 'open') await api.sit(id, code)
  return `/table/${id}?code=${code}`
}

export function Join() {
  const { t } = useTranslation()
  const { code = '' } = useParams()
  const [, go] = useLocation()
  const [wrong, setWrong] = useState<unknown>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when asked to
  useEffect(() => {
    let gone = false
    setWrong(undefined)
    tableOf(code).then(
      (to) => gone || go(to, { replace: true }),
      (error) => gone || setWrong(error),
    )
    return () => {
      gone = true
    }
  }, [code, go, tries])
  if (wrong === undefined)
    return (
      <Page title={t('wrongTurn.join.title')} lead={t('wrongTurn.join.looking', { code })}>
        <Skeleton height={220} />
      </Page>
    )
  const notFound =
    wrong instanceof RequestRefused && (wrong.code === 'not-found' || wrong.code === 'malformed')
  return (
    <WrongTurn
      title={t(notFound ? 'wrongTurn.join.bad' : 'wrongTurn.join.title')}
      line={notFound ? t('wrongTurn.join.badLine', { code }) : t(sentenceOf(wrong))}
    >
      <form
        className="signpost-code"
        action={(form) => {
          const next = String(form.get('code'))
            .replace(/[^a-z0-9]/gi, '')
            .toUpperCase()
          if (next === code) setTries(tries + 1)
          else if (next !== '') go(`/join/${next}`)
        }}
      >
        <Field
          label={t('wrongTurn.join.label')}
          name="code"
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE}
          required
        />
        <button type="submit" className="button primary">
          {t('wrongTurn.join.go')}
        </button>
      </form>
    </WrongTurn>
  )
}
