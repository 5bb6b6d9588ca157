// The words of the screen itself. Those of the games come from the games.

import { ofName } from '@undercrown/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { onSettings, settings } from '../client/settings.ts'
import { englishScreens, type Words } from './en.ts'

i18next.use(initReactI18next).init({
  resources: { en: { translation: englishScreens } },
  lng: 'en',
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

/** French comes after the first screen, unless that is French; English stands in where a word is missing. */
let french: Promise<void> | undefined
export function loadFrench(): Promise<void> {
  french ??= import('./fr.ts').then(({ frenchScreens }) => {
    i18next.addResourceBundle('fr', 'translation', frenchScreens, true)
  })
  return french
}

async function follow(): Promise<void> {
  document.documentElement.lang = settings().lang
  if (settings().lang === 'fr') await loadFrench()
  if (i18next.language !== settings().lang) await i18next.changeLanguage(settings().lang)
}

/** The words are there in the language that was chosen. */
export const wordsReady = follow()
onSettings(follow)
