// What the keys of a table do, in English.

export const keysEn = {
  title: 'Keys',
  everywhere: 'At every table',
  all: {
    Tab: 'To the next group',
    '← ↑ ↓ →': 'To what lies that way',
    '↵ ␣': 'Choose, confirm',
    Esc: 'Put down, then close',
    'Ctrl Z': 'Take back',
    'N ⇧N': 'Next and previous that is lit',
    Z: 'Look at a card closely',
    R: 'Why not this one',
    L: 'The story so far',
    '?': 'These keys',
  },
}
