// The options of a game, offered from its own fields and words: a game that gains one needs nothing here.

import { type Lang, type OfferedOption, optionsOf } from '@undercrown/engine'
import { type ReactNode, use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { optionIcon, wordsOfGame } from '../registry.ts'
import '../words/create-page.ts'
import '../words/cards.ts'

export type Chosen = Readonly<Record<string, unknown>>

/** The flags without which an option means nothing. */
function needsOf({ field }: OfferedOption): readonly string[] {
  return field.kind === 'flag' ? (field.needs ?? []) : []
}

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
      if (needsOf(other).some((need) => next[need] !== true)) delete next[other.name]
    change(next)
  }

  // What only varies another rule stands on its card.
  const [variants, rules] = [true, false].map((is) =>
    offered.filter((one) => (needsOf(one).length === 1) === is),
  ) as [OfferedOption[], OfferedOption[]]
  return (
    <>
      <h2 className="rules-title">
        {t('create.houseRules')}{' '}
        <small>{unusual > 0 ? t('create.unusual', { count: unusual }) : t('create.usual')}</small>
      </h2>
      <div className="rule-cards">
        {rules.map((one) => {
          const { name, label, text, field } = one
          const icon = optionIcon(game, name)
          const value = chosen[name] ?? field.default
          if (field.kind !== 'flag')
            return (
              <div key={name} className="rule-card">
                <RuleIcon icon={icon} />
                <div className="rule-words">
                  <OptionField one={one} value={value} set={(to) => set(one, to)} />
                </div>
              </div>
            )
          const missing = offered.filter(
            (other) => needsOf(one).includes(other.name) && chosen[other.name] !== true,
          )
          const names = new Intl.ListFormat(i18n.language).format(missing.map((other) => other.label))
          return (
            <RuleCard
              key={name}
              icon={icon}
              label={label}
              text={missing.length > 0 ? `${text} ${t('create.needs', { names })}` : text}
              on={value === true}
              dim={missing.length > 0}
              press={() => set(one, value !== true)}
            >
              {value === true &&
                variants
                  .filter((other) => needsOf(other).includes(name))
                  .map((other) => (
                    <Variant
                      key={other.name}
                      one={other}
                      on={chosen[other.name] === true}
                      press={() => set(other, chosen[other.name] !== true)}
                    />
                  ))}
            </RuleCard>
          )
        })}
      </div>
      {unusual > 0 && (
        <Link href="/learn" className="rules-learn">
          <Icon name="lantern-flame" /> {t('create.learn')}
        </Link>
      )}
    </>
  )
}

function RuleIcon({ icon }: { readonly icon: string }) {
  return (
    <span className="rule-icon" aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

/** A rule that is added or not. */
export function RuleCard({
  icon,
  label,
  text,
  on,
  dim = false,
  press,
  children,
}: {
  readonly icon: string
  readonly label: string
  readonly text: string
  readonly on: boolean
  /** It cannot be added yet: the text says why. */
  readonly dim?: boolean
  press(): void
  readonly children?: ReactNode
}) {
  const id = useId()
  return (
    <div className={`rule-card ${on ? 'on' : ''} ${dim ? 'dim' : ''}`}>
      <button
        type="button"
        role="switch"
        className="rule-press"
        aria-checked={on}
        aria-disabled={dim}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        onClick={() => dim || press()}
      >
        <RuleIcon icon={icon} />
        <span className="rule-words">
          <b id={id}>{label}</b>
          <small id={`${id}-text`}>{text}</small>
        </span>
        <span className="rule-mark" aria-hidden="true">
          {on ? <Icon name="check-mark" /> : '+'}
        </span>
      </button>
      {children}
    </div>
  )
}

function Variant({
  one: { label, text },
  on,
  press,
}: {
  readonly one: OfferedOption
  readonly on: boolean
  press(): void
}) {
  return (
    <button
      type="button"
      role="switch"
      className="rule-variant"
      aria-checked={on}
      title={text}
      onClick={press}
    >
      <span className="rule-mark" aria-hidden="true">
        {on ? <Icon name="check-mark" /> : '+'}
      </span>
      {label}
    </button>
  )
}

function OptionField({
  one: { field, label, text, values },
  value,
  set,
}: {
  readonly one: OfferedOption
  readonly value: unknown
  set(value: unknown): void
}) {
  switch (field.kind) {
    case 'flag':
      return null
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
