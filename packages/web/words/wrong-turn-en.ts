// Links that lead nowhere, in English.

export const wrongTurnEn = {
  join: {
    title: 'Joining',
    looking: 'Looking for table {{code}}…',
    bad: 'No table has that code',
    badLine:
      'A code has six letters and digits, without O, I, L, 0 and 1. {{code}} is not at any table now: check it, or ask for the link again. Tables that nobody starts close after a day.',
    label: 'Code of the table',
    go: 'Join',
  },
  notFound: {
    title: 'Nothing under this crown',
    line: 'There is no page at {{path}}. Perhaps it was bluffing. From here you can go:',
    ways: 'Where to go from here',
    home: 'Home, and play',
    lobby: 'To the lobby',
    rules: 'To the rules',
    replays: 'To the replays',
  },
  noTable: {
    title: 'No table here, or not for your eyes',
    line: 'It was closed, the link is cut short, or it is played by link only and this link does not have the code. Ask whoever sent it for the whole link.',
    mine: 'Or it is a table of your account, which is not signed in here:',
    signIn: 'sign in',
  },
  noGame: {
    title: 'No such game on this device',
    line: 'A game without people from afar is kept by the browser in which it was played. This one was played in another browser, or what this one kept was cleared. To show a game to others, share it from its end: that link holds all of it.',
  },
}
