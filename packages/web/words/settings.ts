// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { settingsEn } from './settings-en.ts'
import { settingsFr } from './settings-fr.ts'

addWords('settings', settingsEn, settingsFr)
