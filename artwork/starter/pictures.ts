import { atlasBytes } from './atlas-bytes.ts'
import { atlasCover } from './atlas-cover.ts'
import { atlasPeak } from './atlas-peak.ts'
import { atlasPhone } from './atlas-phone.ts'
import { boardCover } from './board-cover.ts'
import type { Picture } from './picture.ts'
import { portrait } from './portrait.ts'
import { quaysideBoard } from './quayside-board.ts'
import { quaysideClocks } from './quayside-clocks.ts'
import { quaysideCover } from './quayside-cover.ts'
import { quaysideWeeks } from './quayside-weeks.ts'

/** Every picture of starters/full. */
export const pictures: readonly Picture[] = [
  portrait,
  quaysideCover,
  quaysideBoard,
  quaysideClocks,
  quaysideWeeks,
  atlasCover,
  atlasPeak,
  atlasPhone,
  atlasBytes,
  boardCover,
]
