// The words of the screen itself. Those of the games come from the games.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { onSettings, settings } from '../client/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

i18next.use(initReactI18next).init({
  resources: { en: { translation: en }, fr: { translation: fr } },
  lng: settings().lang,
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  returnNull: false,
})

function follow(): void {
  document.documentElement.lang = settings().lang
  if (i18next.language !== settings().lang) i18next.changeLanguage(settings().lang)
}

follow()
onSettings(follow)
