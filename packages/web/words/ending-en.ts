// What is said while a game's end is shown, in English.

export const endingEn = {
  again: 'Show it again',
  toTable: 'Back to the table',
  skip: 'Skip to the end',
  anyKey: 'Any key or press shows it all.',
  early: {
    resigned: 'Ended early: {{names}} gave up',
    resigned_you: 'Ended early: you gave up',
    draw: 'Honours even',
    agreed: 'Ended early, by agreement',
    abandoned: 'Ended: nobody came any more',
    removed: 'Removed by a moderator',
    endless: 'Ended: too many moves',
  },
}
