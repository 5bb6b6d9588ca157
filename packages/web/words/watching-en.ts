// Spectators, in English.

export const watchingEn = {
  title_one: 'One watching',
  title_other: '{{count}} watching',
  who_one: 'One watching: {{names}}',
  who_other: '{{count}} watching: {{names}}',
  more_one: 'and one more',
  more_other: 'and {{count}} more',
  talkLine: 'Only spectators read this. The players never do, not even after the game.',
  placeholder: 'To the other spectators',
  public: 'Public table',
  publicLine:
    'In the lobby anybody can sit down and, once the game has begun, watch as a spectator. Otherwise only your link leads here.',
  list: 'Show in the lobby',
  unlist: 'Take out of the lobby',
  listed: 'In the lobby now: anybody may watch, and sees what a spectator may see.',
  unlisted: 'No longer in the lobby. Whoever is watching may stay; others need your link.',
}
