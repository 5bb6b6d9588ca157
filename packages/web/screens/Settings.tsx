// What somebody has set for this browser.

import { useTranslation } from 'react-i18next'
import { cardTexts, change, motions, textSizes, themeChoices, useSettings } from '../client/settings.ts'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'
import './settings.css'
import '../words/settings.ts'

export function Settings() {
  const { t } = useTranslation()
  const now = useSettings()
  const flag = (name: 'sound' | 'patterns' | 'confirm' | 'memoryAid' | 'speakSecrets') => (
    <Switch
      label={t(`settings.${name}`)}
      line={t(`settings.${name}Line`)}
      on={now[name]}
      change={(on) => change({ [name]: on })}
    />
  )
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      <div className="flow settings">
        <section className="panel pad flow" aria-labelledby="look">
          <h2 id="look" className="section-title">
            {t('settings.look')}
          </h2>
          <Segmented
            label={t('settings.lang')}
            value={now.lang}
            options={(['en', 'fr'] as const).map((value) => ({ value, label: t(`settings.langs.${value}`) }))}
            change={(lang) => change({ lang })}
          />
          <Segmented
            label={t('settings.theme')}
            value={now.theme}
            options={themeChoices.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
            change={(theme) => change({ theme })}
          />
          <Segmented
            label={t('settings.motion')}
            line={t('settings.motionLine')}
            value={now.motion}
            options={motions.map((value) => ({ value, label: t(`settings.motions.${value}`) }))}
            change={(motion) => change({ motion })}
          />
        </section>
        <section className="panel pad flow" aria-labelledby="access">
          <h2 id="access" className="section-title">
            {t('settings.access')}
          </h2>
          <Segmented
            label={t('settings.textSize')}
            className="sizes"
            value={now.textSize}
            options={textSizes.map((value) => ({
              value,
              name: `${value} %`,
              label: <span style={{ fontSize: `${(value / 100) * 15}px` }}>{t('settings.sample')}</span>,
            }))}
            change={(textSize) => change({ textSize })}
          />
          <Segmented
            label={t('settings.cardText')}
            value={now.cardText}
            options={cardTexts.map((value) => ({ value, label: t(`settings.cardTexts.${value}`) }))}
            change={(cardText) => change({ cardText })}
          />
          {flag('patterns')}
          {flag('sound')}
          {flag('speakSecrets')}
        </section>
        <section className="panel pad flow" aria-labelledby="play">
          <h2 id="play" className="section-title">
            {t('settings.play')}
          </h2>
          {flag('confirm')}
          {flag('memoryAid')}
        </section>
      </div>
    </Page>
  )
}
