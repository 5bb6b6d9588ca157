// All words that are loaded with their page, for tests.

import { accountEn } from './account-en.ts'
import { accountFr } from './account-fr.ts'
import { cardsEn } from './cards-en.ts'
import { cardsFr } from './cards-fr.ts'
import { coachEn } from './coach-en.ts'
import { coachFr } from './coach-fr.ts'
import { createPageEn } from './create-page-en.ts'
import { createPageFr } from './create-page-fr.ts'
import { creditsEn } from './credits-en.ts'
import { creditsFr } from './credits-fr.ts'
import { endingEn } from './ending-en.ts'
import { endingFr } from './ending-fr.ts'
import { firstEn } from './first-en.ts'
import { firstFr } from './first-fr.ts'
import { friendsEn } from './friends-en.ts'
import { friendsFr } from './friends-fr.ts'
import { insightsEn } from './insights-en.ts'
import { insightsFr } from './insights-fr.ts'
import { lessonEn } from './lesson-en.ts'
import { lessonFr } from './lesson-fr.ts'
import { lobbyPageEn } from './lobby-page-en.ts'
import { lobbyPageFr } from './lobby-page-fr.ts'
import { masterEn } from './master-en.ts'
import { masterFr } from './master-fr.ts'
import { moderationEn } from './moderation-en.ts'
import { moderationFr } from './moderation-fr.ts'
import { partyEn } from './party-en.ts'
import { partyFr } from './party-fr.ts'
import { profileEn } from './profile-en.ts'
import { profileFr } from './profile-fr.ts'
import { puzzlesEn } from './puzzles-en.ts'
import { puzzlesFr } from './puzzles-fr.ts'
import { replayEn } from './replay-en.ts'
import { replayFr } from './replay-fr.ts'
import { reviewEn } from './review-en.ts'
import { reviewFr } from './review-fr.ts'
import { roomEn } from './room-en.ts'
import { roomFr } from './room-fr.ts'
import { rulesEn } from './rules-en.ts'
import { rulesFr } from './rules-fr.ts'
import { settingsEn } from './settings-en.ts'
import { settingsFr } from './settings-fr.ts'
import { offersEn, talkEn } from './talk-en.ts'
import { offersFr, talkFr } from './talk-fr.ts'
import { watchingEn } from './watching-en.ts'
import { watchingFr } from './watching-fr.ts'
import { wrongTurnEn } from './wrong-turn-en.ts'
import { wrongTurnFr } from './wrong-turn-fr.ts'

export const pageWords = {
  en: [
    watchingEn,
    talkEn,
    offersEn,
    firstEn,
    friendsEn,
    accountEn,
    cardsEn,
    settingsEn,
    coachEn,
    createPageEn,
    creditsEn,
    endingEn,
    insightsEn,
    lessonEn,
    lobbyPageEn,
    masterEn,
    moderationEn,
    partyEn,
    roomEn,
    profileEn,
    puzzlesEn,
    replayEn,
    reviewEn,
    rulesEn,
    wrongTurnEn,
  ],
  fr: [
    watchingFr,
    talkFr,
    offersFr,
    firstFr,
    friendsFr,
    accountFr,
    cardsFr,
    settingsFr,
    coachFr,
    createPageFr,
    creditsFr,
    endingFr,
    insightsFr,
    lessonFr,
    lobbyPageFr,
    masterFr,
    moderationFr,
    partyFr,
    roomFr,
    profileFr,
    puzzlesFr,
    replayFr,
    reviewFr,
    rulesFr,
    wrongTurnFr,
  ],
}
