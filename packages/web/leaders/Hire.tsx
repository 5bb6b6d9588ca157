// The characters that can be recruited, what is left of the pile, and who was banished.

import type { Lang } from '@undercrown/engine'
import { type CardId, charactersOf, characterWords, gist } from '@undercrown/leaders/facts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { BoardGround } from '../table/BoardGround.tsx'
import { Thing } from '../table/Thing.tsx'
import { Card } from './Card.tsx'
import { BANISHED, cardSpot, enemyOf, isFull, type LeadersScene, nearSide, PILE } from './look.ts'
import { nameOfCard } from './names.ts'
import { pictureIcons } from './pictures.ts'

/** With more cards than this they are shown smaller. */
const FEW = 3

export function Hire({ scene }: { readonly scene: LeadersScene }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { visible, unseen, banished, options } = scene.view.open
  const many = visible.length > FEW
  const closed = [nearSide(scene), enemyOf(nearSide(scene))].every((side) => isFull(scene, side))
  const full = scene.seat !== null && isFull(scene, nearSide(scene))

  return (
    <section className={`hire ${many ? 'many' : ''} ${scene.ask?.ask ?? ''}`}>
      <BoardGround className="hire-ground">
        <h2>
          {t('leaders.hire')}
          {options.mode === 'discovery' && (
            <small data-spot={PILE}>
              <Icon name={pictureIcons.pile} /> {t('leaders.pile', { count: unseen.length })}
            </small>
          )}
        </h2>
        {visible.length > 0 && (
          <ul className="hire-cards">
            {visible.map((card, i) => (
              <li key={card}>
                <Thing
                  spot={cardSpot(card)}
                  card={card}
                  label={t('leaders.forHire', {
                    name: nameOfCard(card, lang),
                    number: i + 1,
                    of: visible.length,
                  })}
                >
                  <Card id={card} size={many ? 's' : 'm'} />
                  {many && <HireGist card={card} lang={lang} />}
                </Thing>
              </li>
            ))}
          </ul>
        )}
        {closed || full ? (
          <p className="hire-note">{t(closed ? 'leaders.allFull' : 'leaders.full')}</p>
        ) : null}
        {options.mode === 'strategist' && (
          <p className="banished" data-spot={BANISHED}>
            <Icon name={pictureIcons.verbs.banish} />{' '}
            {banished.length > 0
              ? t('leaders.banished', {
                  names: new Intl.ListFormat(lang).format(banished.map((card) => nameOfCard(card, lang))),
                })
              : t('leaders.noneBanished')}
          </p>
        )}
      </BoardGround>
    </section>
  )
}

/** What a card brings, in a few words: where all lie there, each is too small for its own. */
function HireGist({ card, lang }: { readonly card: CardId; readonly lang: Lang }) {
  const [first] = charactersOf(card)
  return (
    <span className="hire-gist" aria-hidden="true">
      <b>{nameOfCard(card, lang)}</b>
      {first && gist(characterWords[lang], first)}
    </span>
  )
}
