// Who watches together, who leads, and what they say.

import { useTranslation } from 'react-i18next'
import { api } from '../client/api.ts'
import { useMe } from '../client/me.ts'
import { pack } from '../client/pack.ts'
import { Copy } from '../parts/Copy.tsx'
import { Avatar } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Talk } from '../table/Talk.tsx'
import { type Together, withParty } from './useTogether.ts'
import '../table/menu.css'
import '../words/talk.ts'
import '../words/watching.ts'
import './party.css'

export function PartyPanel({
  party,
  names,
}: {
  readonly party: Together
  /** Of the players where they are known, for who has the game by the link alone; seats are named by whoever reads it. */
  readonly names: readonly string[] | undefined
}) {
  const { t } = useTranslation()
  const { store, now, watched } = party
  const me = useMe().person?.id
  const leader = now.party?.leader
  const { people } = now.watching
  const isHere = people.some(({ id }) => id === leader?.id)
  const leads = leader !== undefined && leader?.id === me
  return (
    <section id="party" className="party" aria-label={t('party.title')}>
      <header>
        <h2>
          <Icon name="three-friends" /> {t('party.short')}
        </h2>
        {now.party && <Copy text={() => linkOf(party, names)} label={t('party.link')} icon="paper-plane" />}
        <button
          type="button"
          className="round"
          aria-label={t('party.leave')}
          title={t('party.leave')}
          onClick={party.leave}
        >
          <Icon name="exit-door" />
        </button>
      </header>
      <p className="party-line" role="status">
        {t(`party.${wordOf(party, leads, isHere)}`, { name: leader?.name })}
      </p>
      {now.party && (
        <>
          <ul className="party-people" aria-label={t('party.people')}>
            {people.map(({ id, name, avatar }) => (
              <li key={id}>
                <Avatar avatar={avatar} name={name} size="s" />
                <span>{id === me ? t('party.you', { name }) : name}</span>
                {id === leader?.id && (
                  <b className="party-lead">
                    <Icon name="crown" /> {t('party.lead')}
                  </b>
                )}
                {leads && id !== me && (
                  <button
                    type="button"
                    className="round"
                    aria-label={t('party.hand', { name })}
                    title={t('party.hand', { name })}
                    onClick={() => store.hand(id)}
                  >
                    <Icon name="crown" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <Talk
            now={now}
            store={store}
            code={watched.code}
            read={api.partyChat}
            silence={t('party.silence')}
          />
        </>
      )}
    </section>
  )
}

type PartyWord = 'leading' | 'alone' | 'following' | 'around' | 'away' | 'none'

function wordOf({ now }: Together, leads: boolean, isHere: boolean): PartyWord | 'joining' | 'lost' {
  if (now.status === 'lost') return 'lost'
  if (!now.party || now.watching.count === 0) return 'joining'
  if (now.party.leader === null) return 'none'
  if (leads) return now.watching.count > 1 ? 'leading' : 'alone'
  if (!isHere) return 'away'
  return now.follows ? 'following' : 'around'
}

/** For whoever is to watch with us: by the table, or with all of the game in it. */
async function linkOf(
  { store, now, watched }: Together,
  names: readonly string[] | undefined,
): Promise<string> {
  const page = now.party?.at.page ?? 'replay'
  const { table, code, raw } = watched
  const query = code === undefined ? '' : `?code=${encodeURIComponent(code)}`
  const address =
    table === undefined
      ? `/${page}#${await pack({ ...(raw as object), ...(names && { names }) })}`
      : `/${page}/${table}${query}`
  return `${location.origin}${withParty(address, store.id)}`
}
