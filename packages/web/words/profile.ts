// The words of profiles, rankings and finished games, for the pages that tell of them.

import { addWords } from './index.ts'
import { profileEn } from './profile-en.ts'
import { profileFr } from './profile-fr.ts'

addWords('profile', profileEn, profileFr)
