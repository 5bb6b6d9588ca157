// The options of a game, offered from its own fields and words: a game that gains one needs nothing here.

import { type Lang, type OfferedOption, optionsOf } from '@undercrown/engine'
import { use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import { wordsOfGame } from '../registry.ts'

export type Chosen = Readonly<Record<string, unknown>>

export function HouseRules({
  game,
  chosen,
  change,
}: {
  readonly game: string
  readonly chosen: Chosen
  change(chosen: Chosen): void
}) {
  const { t, i18n } = useTranslation()
  const offered = optionsOf(use(wordsOfGame(game)), i18n.language as Lang)
  const unusual = offered.filter(({ name }) => chosen[name] !== undefined).length

  function set({ name, field }: OfferedOption, value: unknown): void {
    const next = { ...chosen, [name]: value }
    if (value === field.default) delete next[name]
    // What leans on something that is gone falls with it.
    for (const other of offered)
      if (other.field.kind === 'flag' && other.field.needs?.some((need) => next[need] !== true))
        delete next[other.name]
    change(next)
  }

  return (
    <details className="fold panel">
      <summary>
        <Icon name="scroll-unfurled" />
        <span className="fold-title">{t('create.houseRules')}</span>
        <span className={`pill ${unusual > 0 ? 'lit' : ''}`}>
          {unusual > 0 ? t('create.unusual', { count: unusual }) : t('create.usual')}
        </span>
      </summary>
      <div className="fold-body">
        {offered.map((one) => (
          <Option
            key={one.name}
            one={one}
            value={chosen[one.name] ?? one.field.default}
            missing={
              one.field.kind === 'flag'
                ? offered.filter(
                    ({ name }) =>
                      one.field.kind === 'flag' && one.field.needs?.includes(name) && chosen[name] !== true,
                  )
                : []
            }
            set={(value) => set(one, value)}
          />
        ))}
      </div>
    </details>
  )
}

function Option({
  one,
  value,
  missing,
  set,
}: {
  readonly one: OfferedOption
  readonly value: unknown
  readonly missing: readonly OfferedOption[]
  set(value: unknown): void
}) {
  const { t, i18n } = useTranslation()
  const { field, label, text, values } = one
  switch (field.kind) {
    case 'flag': {
      const names = new Intl.ListFormat(i18n.language).format(missing.map((other) => other.label))
      const line = missing.length > 0 ? `${text} ${t('create.needs', { names })}` : text
      return (
        <Switch label={label} line={line} on={value === true} disabled={missing.length > 0} change={set} />
      )
    }
    case 'one':
      return (
        <Segmented
          label={label}
          line={text}
          value={String(value)}
          options={field.of.map((each) => ({
            value: String(each),
            label: values?.[String(each)] ?? String(each),
          }))}
          change={(chosen) => set(field.of.find((each) => String(each) === chosen))}
        />
      )
    case 'numbers':
      return <Numbers label={label} text={text} value={value as readonly number[] | null} set={set} />
    case 'file':
      return <File label={label} text={text} value={value} set={set} />
  }
}

function Numbers({
  label,
  text,
  value,
  set,
}: {
  readonly label: string
  readonly text: string
  readonly value: readonly number[] | null
  set(value: unknown): void
}) {
  const { t } = useTranslation()
  const [written, setWritten] = useState(value?.join(', ') ?? '')
  const sound = /^\s*(\d+(\s*[,; ]\s*\d+)*)?\s*$/.test(written)
  return (
    <Field
      label={label}
      hint={text}
      wrong={sound ? undefined : t('create.packsBad')}
      placeholder={t('create.packsHint')}
      inputMode="numeric"
      value={written}
      onChange={({ target }) => {
        setWritten(target.value)
        const numbers = target.value.match(/\d+/g)?.map(Number)
        set(numbers ?? null)
      }}
    />
  )
}

function File({
  label,
  text,
  value,
  set,
}: {
  readonly label: string
  readonly text: string
  readonly value: unknown
  set(value: unknown): void
}) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState<string>()
  const [bad, setBad] = useState(false)
  return (
    <div className="form-field">
      <span className="group-label" id={id}>
        {label}
      </span>
      <div className="beside">
        <label className="button small file">
          <input
            type="file"
            accept="application/json,.json"
            aria-labelledby={id}
            onChange={async ({ target }) => {
              const file = target.files?.[0]
              if (!file) return
              try {
                set(JSON.parse(await file.text()))
                setName(file.name)
                setBad(false)
              } catch {
                setBad(true)
              }
            }}
          />
          <span>{t('create.file')}</span>
        </label>
        <span className="note">{value ? name : t('create.fileNone')}</span>
        {value !== null && value !== undefined && (
          <button type="button" className="button small ghost" onClick={() => set(null)}>
            {t('cards.clear')}
          </button>
        )}
      </div>
      <p className={bad ? 'note wrong' : 'note'}>{bad ? t('create.fileBad') : text}</p>
    </div>
  )
}
