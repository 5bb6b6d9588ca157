// What the help says of `admin …`.

const person = {
  en: 'who: the name of an account, of the only one who is called so, or an id',
  fr: 'qui\u00a0: le nom d’un compte, du seul qui s’appelle ainsi, ou un identifiant',
}
const why = {
  en: 'why; it is written into the journal',
  fr: 'pourquoi\u202f; c’est écrit dans le journal',
}
const report = {
  en: 'the report that this settles',
  fr: 'le signalement que cela clôt',
}
const days = {
  en: 'for so many days (for good)',
  fr: 'pour tant de jours (pour toujours)',
}
const where = {
  en: 'DATA_DIR or DATABASE_URL says where the server keeps its data; it may be running, and does its part within two seconds.',
  fr: 'DATA_DIR ou DATABASE_URL dit où le serveur garde ses données\u202f; il peut tourner, et fait sa part en deux secondes.',
}

export const adminCommandWords = {
  admin: {
    en: {
      summary: 'Rule a server: how it does; see also admin reports, ban, mute, remove, table, journal …',
      details: `Shows which servers run, how many tables and people there are, open reports and stuck tables. admin reports, dismiss, people, mute, unmute, ban, unban, remove, table, password, appoint and journal do the rest; each answers --help. ${where.en}`,
      flags: {},
    },
    fr: {
      summary:
        'Tenir un serveur\u00a0: comment il va\u202f; voir aussi admin reports, ban, mute, remove, table, journal…',
      details: `Montre quels serveurs tournent, combien il y a de tables et de personnes, les signalements à traiter et les tables bloquées. \`admin reports\`, dismiss, people, mute, unmute, ban, unban, remove, table, password, appoint et journal font le reste\u202f; chacune répond à --help. ${where.fr}`,
      flags: {},
    },
  },
  reports: {
    en: {
      summary: 'Read what players report',
      details:
        'Of each reporter and table the first before the second, oldest first, each with what was written by whom it is about, and the ids that other commands take.',
      flags: {
        settled: 'those that are settled, newest first, with what was done and why',
        from: 'leave out so many, to see those after',
      },
    },
    fr: {
      summary: 'Lire ce que signalent les joueurs',
      details:
        'Le premier de chaque personne et de chaque table avant le deuxième, les plus anciens d’abord, chacun avec ce qu’a écrit la personne en cause, et les identifiants que prennent les autres commandes.',
      flags: {
        settled: 'ceux qui sont clos, les plus récents d’abord, avec ce qui a été fait et pourquoi',
        from: 'en passer autant, pour voir les suivants',
      },
    },
  },
  dismiss: {
    en: {
      summary: 'Settle a report for which nothing is to be done',
      flags: { report: report.en, why: why.en },
    },
    fr: {
      summary: 'Clore un signalement sans suite',
      flags: { report: report.fr, why: why.fr },
    },
  },
  people: {
    en: {
      summary: 'Find people; without a name those with a right, the muted and the banned',
      flags: { find: 'a part of their name, or their id' },
    },
    fr: {
      summary: 'Chercher des personnes\u202f; sans nom, celles qui ont un droit, les muettes et les bannies',
      flags: { find: 'une partie de leur nom, ou leur identifiant' },
    },
  },
  mute: {
    en: {
      summary: 'Let somebody talk at no table',
      flags: { person: person.en, days: days.en, why: why.en, report: report.en },
    },
    fr: {
      summary: 'Ne laisser quelqu’un parler à aucune table',
      flags: { person: person.fr, days: days.fr, why: why.fr, report: report.fr },
    },
  },
  unmute: {
    en: { summary: 'Let somebody talk again', flags: { person: person.en, why: why.en } },
    fr: { summary: 'Rendre la parole à quelqu’un', flags: { person: person.fr, why: why.fr } },
  },
  ban: {
    en: {
      summary: 'Ban an account or a guest, or the guests of an address for a time',
      details: `Who is banned is cut off; their seats are freed, or played by bots. From an address that is banned nobody comes as a guest or makes an account; accounts go on. ${where.en}`,
      flags: {
        person: person.en,
        address: 'instead, guests of that address; for a day, or up to 30',
        days: days.en,
        wide: 'also guests of the addresses that they are connected from, or come from later',
        why: why.en,
        report: report.en,
      },
    },
    fr: {
      summary: 'Bannir un compte ou un invité, ou les invités d’une adresse pour un temps',
      details: `Qui est banni est déconnecté\u202f; ses places sont libérées, ou jouées par des bots. D’une adresse bannie, personne ne vient en invité ni ne crée de compte\u202f; les comptes continuent. ${where.fr}`,
      flags: {
        person: person.fr,
        address: 'à la place, les invités de cette adresse\u202f; pour un jour, ou jusqu’à 30',
        days: days.fr,
        wide: 'aussi les invités des adresses d’où la personne est connectée, ou viendra plus tard',
        why: why.fr,
        report: report.fr,
      },
    },
  },
  unban: {
    en: {
      summary: 'Let somebody, or the guests of an address, in again',
      flags: { person: person.en, address: 'the address, or its hash as admin people lists it', why: why.en },
    },
    fr: {
      summary: 'Laisser revenir quelqu’un, ou les invités d’une adresse',
      flags: {
        person: person.fr,
        address: 'l’adresse, ou son empreinte telle que la liste admin people',
        why: why.fr,
      },
    },
  },
  remove: {
    en: {
      summary: 'Remove a table or a message',
      details: `A table is closed, a game that was played is over without a result, its record for its players alone. A message is gone for who has it open and for who reads later. ${where.en}`,
      flags: {
        table: 'the table; its id is in its address',
        message: 'the message; admin reports lists it',
        why: why.en,
        report: report.en,
      },
    },
    fr: {
      summary: 'Retirer une table ou un message',
      details: `Une table est fermée, une partie en cours est finie sans résultat, gardée pour ses seuls joueurs. Un message disparaît pour qui l’a sous les yeux et pour qui lit plus tard. ${where.fr}`,
      flags: {
        table: 'la table\u202f; son identifiant est dans son adresse',
        message: 'le message\u202f; admin reports le liste',
        why: why.fr,
        report: report.fr,
      },
    },
  },
  table: {
    en: {
      summary: 'Look into a table: its log, its hashes, whether they hold together',
      details: 'Never what is hidden: kinds and times of entries, who is asked, since when.',
      flags: { table: 'the table; its id is in its address' },
    },
    fr: {
      summary: 'Examiner une table\u00a0: son journal, ses empreintes, et si tout se tient',
      details: 'Jamais ce qui est caché\u00a0: nature et heure des entrées, qui est interrogé, depuis quand.',
      flags: { table: 'la table\u202f; son identifiant est dans son adresse' },
    },
  },
  password: {
    en: {
      summary: 'Give an account a new password, shown once',
      details: 'They are signed out everywhere.',
      flags: { person: person.en, why: why.en },
    },
    fr: {
      summary: 'Donner à un compte un nouveau mot de passe, montré une fois',
      details: 'Le compte est déconnecté partout.',
      flags: { person: person.fr, why: why.fr },
    },
  },
  appoint: {
    en: {
      summary: 'Make an account a moderator or an owner, or take the right away',
      details:
        'A moderator has a page in the web app to mute, ban and remove; an owner can also reset passwords and make moderators there.',
      flags: { person: person.en, rank: 'which right (moderator)', why: why.en },
    },
    fr: {
      summary: 'Faire d’un compte un modérateur ou un propriétaire, ou lui retirer ce droit',
      details:
        'Un modérateur a une page dans l’application web pour faire taire, bannir et retirer\u202f; un propriétaire peut aussi y refaire des mots de passe et nommer des modérateurs.',
      flags: { person: person.fr, rank: 'quel droit (moderator)', why: why.fr },
    },
  },
  journal: {
    en: {
      summary: 'Read what moderators did: who, what, why',
      flags: { before: 'only what came before that number' },
    },
    fr: {
      summary: 'Lire ce qu’ont fait les modérateurs\u00a0: qui, quoi, pourquoi',
      flags: { before: 'seulement ce qui précède ce numéro' },
    },
  },
}
