// The words of the coach, in English.

export const coachEn = {
  sure: 'Are you sure?',
  rather: 'A master would rather do this: {{option}}.',
  falls: 'A master gives you a chance of {{chosen}} after this, and {{best}} after the best choice.',
  again: 'Think again',
  anyway: 'Play it all the same',
  looks: 'The Lantern is looking at your choice.',
  goOn: 'Play it now',
}
