// Golden counts: how many sequences of decisions a position has. A change here is a change of the rules.

import { randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { position } from './layout.ts'
import { layoutOf } from './line.ts'
import { perft } from './perft.ts'

const golden: [what: string, line: string, counts: number[]][] = [
  ['two Leaders', '4.5.6.l5L.6.5.4', [4, 16, 84, 441]],
  ['first turn of Discovery', '4.5.6.l5L.6.5.4_ba_0_db_-_AQS_RBGJICMNPWTHV_-_1_0', [4, 75, 300, 5625]],
  ['Hermit and Cub to be had', '4.5.6.l5L.6.5.4_br_0_db_-_HQS_RBGJICMNPWTAV_-_1_0', [42, 168, 4434]],
  ['first banishment', '4.5.6.l5L.6.5.4_bx_0_sb_-_AQSRBGJICMNPWTHV', [16, 240, 960]],
  ['movers of enemies', '1c2.1i3.2m3.1l2BR1.2j1L1.1T3.2V1_ba', [27, 577, 9540]],
  ['jumps and walks', '1v2.1a1j1.2g3.1l1w1R1.2L3.1B3.2P1_ba', [46, 1564, 41427]],
  ['a Nemesis on each Leader’s heels', '4.2t2.1v4.l2N2L.2R3.1h3.1u2_ba', [26, 498, 7440]],
  ['the Nemesis to answer', '4.2t2.1v4.l~2N2L.2R3.1h3.1u2_bn', [14, 269, 3944]],
  ['the Cub may follow', '4.5.1v4.l5L.2R3.1h~3.1u2_ba_8_sb_H', [17, 148, 1606, 13382]],
  ['the Cub may not', '4.5.1v~4.l5L.2R3.1h~3.1u2_ba_8_sb_V', [8, 100, 673, 13897]],
]

const stateOf = (line: string) => position(layoutOf(line), randomFrom('perft')).state

test.each(golden)('%s: %s', (_what, line, counts) => {
  expect(counts.map((_, i) => perft(stateOf(line), i + 1))).toEqual(counts)
})
