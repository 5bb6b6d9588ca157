// Where a link leads to nothing: what is the matter, and where to go from here.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { TableChair } from '../parts/RoundTable.tsx'
import { Signpost } from './Signpost.tsx'
import '../words/wrong-turn.ts'

const ways = [
  ['home', '/', 'house'],
  ['lobby', '/lobby', 'three-friends'],
  ['rules', '/rules', 'open-book'],
  ['replays', '/replay', 'next-button'],
] as const

/** An empty table under the lantern. */
export function WrongTurn({
  title,
  line,
  children,
}: {
  readonly title: string
  readonly line: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Signpost
      title={title}
      line={line}
      chairs={[0, 1, 2, 3].map((i) => (
        <TableChair key={i} label="" icon={i === 0 ? 'domino-mask' : 'wooden-chair'} />
      ))}
    >
      {children}
      <nav aria-label={t('wrongTurn.notFound.ways')}>
        {ways.map(([name, to, icon], i) => (
          <Link key={name} href={to} className={`button ${i === 0 && !children ? 'primary' : ''}`}>
            <Icon name={icon} />
            {t(`wrongTurn.notFound.${name}`)}
          </Link>
        ))}
      </nav>
    </Signpost>
  )
}
