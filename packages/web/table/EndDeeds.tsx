// What a table that is over offers, on the reveal, under its board and in its menu.

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Copy, copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { MenuItem } from './Menu.tsx'
import type { AnyScreen } from './screen.ts'

export interface EndDeed {
  /** Where the game is judged, and where it is looked at again. */
  readonly review: string
  readonly replay: string
  /** The link by which others find it. */
  share(): Promise<string>
  /** Only for those who played. */
  readonly again?: (() => void) | undefined
  /** What another game is called here. */
  readonly againWords: string
  /** Who would like to play again. */
  readonly wish?: string | undefined
}

/** What another game is called: where there are but two sides, they are swapped. */
export function againWords({ words }: AnyScreen, t: TFunction): string {
  return t(words.seats[1] === 2 ? 'reveal.swapped' : 'reveal.rematch')
}

/** The same address, which has the deal proved at once. */
const proofOf = (replay: string) => `${replay}${replay.includes('?') ? '&' : '?'}verify`

/** Always in this order: review, share, again; on the reveal, whole, with who asks for it and the proof. */
export function EndDeeds({ deed, whole = false }: { readonly deed: EndDeed; readonly whole?: boolean }) {
  const { t } = useTranslation()
  const { review, replay, share, again, againWords, wish } = deed
  return (
    <>
      {whole && wish !== undefined && (
        <p className="end-wish" role="status">
          {t('reveal.wish', { name: wish })}
        </p>
      )}
      {whole && (
        <Link href={proofOf(replay)} className="button ghost end-verify">
          <Icon name="wax-seal" /> <span>{t('reveal.verify')}</span>
        </Link>
      )}
      <Link href={review} className="button">
        <Icon name="magnifying-glass" /> {t('reveal.review')}
      </Link>
      <Copy text={share} label={t('reveal.share')} icon="paper-plane" compact />
      {again && (
        <button type="button" className="button primary" onClick={again}>
          {wish === undefined ? againWords : t('reveal.join', { name: wish })}
        </button>
      )}
    </>
  )
}

/** The same behind the menu's button. */
export function endItems(
  { review, replay, share, again, againWords }: EndDeed,
  t: TFunction,
  go: (to: string) => void,
): readonly MenuItem[] {
  return [
    { label: t('reveal.review'), run: () => go(review) },
    { label: t('reveal.replay'), run: () => go(replay) },
    { label: t('reveal.share'), run: () => share().then(copy), told: t('reveal.shared') },
    { label: t('reveal.verify'), run: () => go(proofOf(replay)) },
    ...(again ? [{ label: againWords, run: again }] : []),
  ]
}
