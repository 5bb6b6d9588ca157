// Talk and offers between people at a table, in English.

export const talkEn = {
  title: 'Talk',
  placeholder: 'Say something nice',
  send: 'Say it',
  unread_one: 'one new message',
  unread_other: '{{count}} new messages',
  signs: 'Signs',
  refused: 'That was not let through.',
  about: '{{name}}: block or report',
  mute: 'Block at this table',
  block: 'Block everywhere',
  why: 'What is wrong',
  report: 'Tell whoever runs the server',
  reported: 'Told. Thank you.',
  emotes: {
    hello: 'Hello',
    thanks: 'Thanks',
    'well-played': 'Well played',
    oops: 'Oops',
    thinking: 'Thinking',
    laugh: 'Ha',
    wow: 'Wow',
    sorry: 'Sorry',
  },
}

export const offersEn = {
  draw: '{{name}} offers a draw.',
  end: '{{name}} would like to stop here.',
  undo: '{{name}} would like to take a move back.',
  mine: {
    draw: 'You offered a draw. The others are thinking.',
    end: 'You proposed to stop here. The others are thinking.',
    undo: 'You asked to take your move back. The others are thinking.',
  },
  yes: 'Agreed',
  no: 'No, thank you',
  withdraw: 'Withdraw it',
}
