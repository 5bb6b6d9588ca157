// The screen in English.

export const en = {
  table: {
    confirm: 'Confirm',
    takeBack: 'Take back',
    cancel: 'Never mind',
    story: 'The story so far',
    waiting: 'Waiting for {{names}}',
    over: 'The game is over',
    you: 'You',
    notLit: 'Not now. {{prompt}}',
    notYours: 'Not your turn. {{prompt}}',
  },
}

/** The same words in another language: no more, no less. */
export type Words<Of = typeof en> = {
  readonly [Key in keyof Of]: Of[Key] extends string ? string : Words<Of[Key]>
}
