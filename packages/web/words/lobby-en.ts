// Invitations, in English.

export const lobbyEn = {
  friends: {
    invitation: '{{name}} invites you to a table of {{game}}.',
    accept: 'Sit down',
    decline: 'Not now',
  },
}
