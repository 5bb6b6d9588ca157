// The words of the coach, in English.

export const coachEn = {
  sure: 'Are you sure?',
  rather: 'A master would rather do this: {{option}}.',
  falls: 'A master gives you a chance of {{chosen}} after this, and {{best}} after the best choice.',
  again: 'Think again',
  anyway: 'Play it all the same',
  looks: 'The Lantern is looking at your choice.',
  goOn: 'Play it now',
  quiet:
    'You know this question by now. The Lantern still speaks where something is new, before a blunder, and when you ask “Why?”.',
}
