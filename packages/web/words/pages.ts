// All words that are loaded with their page, for tests.

import { accountEn } from './account-en.ts'
import { accountFr } from './account-fr.ts'
import { createPageEn } from './create-page-en.ts'
import { createPageFr } from './create-page-fr.ts'
import { creditsEn } from './credits-en.ts'
import { creditsFr } from './credits-fr.ts'
import { lobbyPageEn } from './lobby-page-en.ts'
import { lobbyPageFr } from './lobby-page-fr.ts'
import { profileEn } from './profile-en.ts'
import { profileFr } from './profile-fr.ts'
import { replayEn } from './replay-en.ts'
import { replayFr } from './replay-fr.ts'
import { roomEn } from './room-en.ts'
import { roomFr } from './room-fr.ts'

export const pageWords = {
  en: [accountEn, createPageEn, creditsEn, lobbyPageEn, roomEn, profileEn, replayEn],
  fr: [accountFr, createPageFr, creditsFr, lobbyPageFr, roomFr, profileFr, replayFr],
}
