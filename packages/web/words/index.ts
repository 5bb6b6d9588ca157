// The words of the screen itself. Those of the games come from the games.

import { ofName } from '@undercrown/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { onSettings, settings } from '../client/settings.ts'
import { englishScreens, type Words } from './en.ts'
import { frenchScreens } from './fr.ts'

i18next.use(initReactI18next).init({
  resources: { en: { translation: englishScreens }, fr: { translation: frenchScreens } },
  lng: settings().lang,
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  returnNull: false,
})

// French "de" loses its vowel before a name that begins with one: {{name, de}}.
i18next.services.formatter?.add('de', (name) => ofName(String(name)))

/** The words of a part that is loaded when it is needed. */
export function addWords<Of>(key: string, english: Of, french: Words<Of>): void {
  i18next.addResourceBundle('en', 'translation', { [key]: english }, true)
  i18next.addResourceBundle('fr', 'translation', { [key]: french }, true)
}

function follow(): void {
  document.documentElement.lang = settings().lang
  if (i18next.language !== settings().lang) i18next.changeLanguage(settings().lang)
}

follow()
onSettings(follow)
