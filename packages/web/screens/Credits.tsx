// Whom we owe what.

import { useTranslation } from 'react-i18next'
import { Page } from '../parts/Page.tsx'
import './settings.css'
import '../words/credits.ts'

const parts = [
  [
    'icons',
    [
      ['game-icons.net', 'https://game-icons.net'],
      ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ],
  ],
  [
    'fonts',
    [
      ['Omnibus-Type', 'https://www.omnibus-type.com'],
      ['Huerta Tipográfica', 'https://www.huertatipografica.com'],
      ['SIL OFL', 'https://openfontlicense.org'],
    ],
  ],
  ['games', []],
  ['code', []],
] as const

export function Credits() {
  const { t } = useTranslation()
  return (
    <Page title={t('credits.title')} lead={t('credits.lead')}>
      <div className="flow prose">
        {parts.map(([name, links]) => (
          <section key={name} className="panel pad flow">
            <h2 className="section-title">{t(`credits.${name}`)}</h2>
            <p>{t(`credits.${name}Line`)}</p>
            {links.length > 0 && (
              <p className="beside">
                {links.map(([label, href]) => (
                  <a key={href} href={href} rel="noreferrer" className="button small ghost">
                    {label}
                  </a>
                ))}
              </p>
            )}
          </section>
        ))}
        <p className="page-lead">{t('credits.thanks')}</p>
      </div>
    </Page>
  )
}
