// The words of insights, in English.

export const insightsEn = {
  title: 'Insights',
  lead: 'What your decisions were worth, over all your reviewed games, on this device and on the server. Each is judged by what you could know at the time.',
  reviewed_one: 'One game reviewed.',
  reviewed_other: '{{count}} games reviewed.',
  left_one: 'One more game of yours can be reviewed here. You can stop at any time and go on later.',
  left_other:
    '{{count}} more games of yours can be reviewed here, the newest first. You can stop at any time and go on later.',
  nothing:
    'You have no finished game yet. After your first one you can see here where chances were won and lost.',
  play: 'To the games',
  start: 'Review them',
  stop: 'Stop',
  working: 'Game {{number}} of {{count}}',
  broken_one: 'One game could not be reviewed.',
  broken_other: '{{count}} games could not be reviewed.',
  which: 'Which game',
  accuracy: 'Accuracy',
  accuracyLine: '100 is a game in which nothing was given away.',
  phase: 'By part of the game',
  phases: { opening: 'Opening', middle: 'Middle', ending: 'Ending' },
  kind: 'By kind of decision',
  cost: '{{points}} points lost a decision',
  nothingLost: 'nothing given away',
  few: 'too few to tell',
  of_one: 'one decision',
  of_other: '{{count}} decisions',
  games_one: 'one game',
  games_other: '{{count}} games',
  luck: 'Luck over time',
  luckNote:
    'Added up game by game, in points of chance to win. Above zero, cards and chance gave you more than you could expect; what decisions did is left out.',
  luckLine_one: '{{game}}: luck {{luck}}, skill {{skill}} points over one game',
  luckLine_other: '{{game}}: luck {{luck}}, skill {{skill}} points over {{count}} games',
  reading: 'Hiding and reading',
  shown: 'How readable you are',
  shownLine:
    'Right before it was told, your rivals could give the truth about you a chance of {{chance}} on average.',
  saw: 'How well they could be read',
  sawLine: 'Right before it was told, you could give the truth about them a chance of {{chance}} on average.',
  since:
    'In {{known}} of {{count}} cases it had at least an even chance until the end, on average from {{part}} of the game on.',
  never: 'In none of the {{count}} cases did it have an even chance at the end.',
}
