// The first game, in English.

export const firstEn = {
  title: 'Your first game of {{game}}',
  why: 'You have not finished a game of this yet, so the table is set gently.',
  bots: 'Bots: {{level}}.',
  botsLine: 'They forgive a slip or two.',
  whole:
    'Once you have finished one, you are dealt the whole game, against stronger bots. Or set a table of your own: all rules, any bots.',
  stronger:
    'Once you have finished one, stronger bots sit down. Or set a table of your own: all rules, any bots.',
  set: 'Set a table of my own',
  go: 'Begin',
}
