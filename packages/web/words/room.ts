// The words of a page, loaded with it.

import { addWords } from './index.ts'
import { roomEn } from './room-en.ts'
import { roomFr } from './room-fr.ts'

addWords('room', roomEn, roomFr)
