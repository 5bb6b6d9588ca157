// What a master would do, in English.

export const masterEn = {
  thinks: 'A master is thinking.',
  fails: 'No master could be found. Try again.',
  wins: 'Wins {{chance}}',
  best: 'A master’s choice',
  played: 'played',
  why: 'For it, against the next best',
  against: 'Against it',
  proved: { win: 'Wins, proved', loss: 'Loses, proved' },
  look: 'Show it on the table',
  play: 'Play it',
  note: 'By what this seat may know, and nothing else.',
}
