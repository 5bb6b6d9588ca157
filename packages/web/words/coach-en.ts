// The words of the coach, in English.

export const coachEn = {
  sure: 'Are you sure?',
  falls: 'A master would give you {{chosen}} after this, and {{best}} after the best choice.',
  master: 'What weighs there:',
  again: 'Think again',
  anyway: 'Play it all the same',
}
