// What the help says of each command and its flags. `gameCommand` and its like see to it that no flag is left out.

const players = {
  en: 'number of players (4, or what the game has)',
  fr: 'nombre de joueurs (4, ou ce que permet le jeu)',
}
const seed = {
  en: 'the same seed gives the same game (1)',
  fr: 'la même graine donne la même partie (1)',
}
const bots = {
  en: 'who plays, such as L3,greedy or flat:300,random (random)',
  fr: 'qui joue, par exemple L3,greedy ou flat:300,random (random)',
}
const position = {
  en: 'a position, as one line or JSON (the start of a strategist game)',
  fr: 'une position, en une ligne ou en JSON (le début d’une partie en mode Stratège)',
}

export const commandWords = {
  play: {
    en: {
      summary: 'Play a game against bots',
      details:
        'You are shown what your seat may see, and answer by number; ? tells what else can be typed. Without a terminal the numbers are read from standard input, with spaces or line breaks between.',
      flags: {
        players: players.en,
        seat: 'your place in turn order (1)',
        level: 'how well the bots play (L3)',
        name: 'what you are called (Ada)',
        seed: 'the same seed gives the same deal (a new one each time)',
        record: 'write the record there in the end',
      },
    },
    fr: {
      summary: 'Jouer contre des bots',
      details:
        'Vous voyez ce que votre place peut voir, et répondez par un numéro\u202f; ? dit ce qu’on peut taper d’autre. Sans terminal, les numéros sont lus sur l’entrée standard, séparés par des espaces ou des retours à la ligne.',
      flags: {
        players: players.fr,
        seat: 'votre place dans l’ordre du tour (1)',
        level: 'la force des bots (L3)',
        name: 'votre nom (Ada)',
        seed: 'la même graine donne la même donne (une nouvelle à chaque fois)',
        record: 'y écrire la partie à la fin',
      },
    },
  },
  simulate: {
    en: {
      summary: 'Play many games between bots and sum them up',
      details:
        'Games won together count for their part. Where different bots play, they change seats from game to game.',
      flags: {
        players: players.en,
        seed: seed.en,
        games: 'how many games (1000)',
        bots: bots.en,
        svg: 'draw the summary there',
        json: 'print the summary as JSON',
      },
    },
    fr: {
      summary: 'Faire jouer beaucoup de parties par des bots et les résumer',
      details:
        'Une victoire partagée compte en partie. Quand des bots différents jouent, ils changent de place d’une partie à l’autre.',
      flags: {
        players: players.fr,
        seed: seed.fr,
        games: 'nombre de parties (1000)',
        bots: bots.fr,
        svg: 'y dessiner le résumé',
        json: 'donner le résumé en JSON',
      },
    },
  },
  arena: {
    en: {
      summary: 'Measure the strength of bots against each other',
      details:
        'Every deal is played once for each seat of a, the other seats taken by copies of b; the deal is what is counted. Contestants: random, greedy, rule, flat:N, uct:N, L1 to L5, L4:2000 (nodes), or a program that plays, see docs/bots.md: "program:node my-bot.mjs". The same flags give the same figures, with any number of workers.',
      flags: {
        players: 'number of players (2)',
        seed: seed.en,
        a: 'the candidate',
        b: 'whom it meets',
        field: 'instead, all of these meet each other, commas between',
        programs: 'a folder: its programs meet each other and the field; --a and --b may name them',
        neighbours: 'of the field, only those meet that stand side by side',
        pairs: 'how many deals (100)',
        nodes: 'how much a level thinks that names no nodes itself (as at a table)',
        sprt: 'stop as soon as it is clear that a is stronger by elo1, or by no more than elo0',
        cap: 'a game of more decisions is drawn (1000)',
        patience: 'how long a program may take for an answer (10000)',
        workers: 'threads that play (1)',
        keep: 'keep what is played there, and go on with what is there already',
        times: 'tell how long each thinks, too; with one worker',
        svg: 'draw the ladder there',
        json: 'print the report as JSON',
      },
    },
    fr: {
      summary: 'Mesurer la force des bots les uns contre les autres',
      details:
        'Chaque donne est jouée une fois pour chaque place de a, les autres places étant prises par des copies de b\u202f; c’est la donne qui est comptée. Participants\u00a0: random, greedy, rule, flat:N, uct:N, L1 à L5, L4:2000 (nœuds), ou un programme qui joue, voir docs/bots.md\u00a0: "program:node mon-bot.mjs". Les mêmes paramètres donnent les mêmes chiffres, quel que soit le nombre de fils.',
      flags: {
        players: 'nombre de joueurs (2)',
        seed: seed.fr,
        a: 'le candidat',
        b: 'qui il rencontre',
        field: 'à la place, tous ceux-ci se rencontrent, séparés par des virgules',
        programs:
          'un dossier\u00a0: ses programmes se rencontrent et rencontrent ceux de --field\u202f; --a et --b peuvent les nommer',
        neighbours: 'dans --field, seuls se rencontrent ceux qui sont voisins',
        pairs: 'nombre de donnes (100)',
        nodes: 'combien réfléchit un niveau qui ne nomme pas de nœuds (comme à une table)',
        sprt: 'arrêter dès qu’il est clair que a est plus fort de elo1, ou de pas plus que elo0',
        cap: 'une partie de plus de décisions est nulle (1000)',
        patience: 'temps donné à un programme pour répondre (10000)',
        workers: 'nombre de fils qui jouent (1)',
        keep: 'y garder ce qui est joué, et reprendre ce qui s’y trouve déjà',
        times: 'dire aussi combien de temps chacun réfléchit\u202f; avec un seul fil',
        svg: 'y dessiner le classement',
        json: 'donner le rapport en JSON',
      },
    },
  },
  record: {
    en: {
      summary: 'Play one game between bots and print its record',
      details: 'The record is JSON that `undercrown replay` shows and `undercrown verify` checks.',
      flags: {
        players: players.en,
        seed: seed.en,
        bots: bots.en,
        fair: 'deal so that fairness can be proved',
        out: 'write it there',
      },
    },
    fr: {
      summary: 'Faire jouer une partie par des bots et l’enregistrer',
      details: 'La partie est du JSON que `undercrown replay` raconte et que `undercrown verify` vérifie.',
      flags: {
        players: players.fr,
        seed: seed.fr,
        bots: bots.fr,
        fair: 'distribuer de façon à pouvoir prouver l’équité',
        out: 'l’écrire là',
      },
    },
  },
  replay: {
    en: {
      summary: 'Show a recorded game as text',
      details:
        'FILE may be - for standard input. Without --seat or --public everything is told, and the table is shown as each player knows it.',
      flags: {
        seat: 'only what player N may know',
        public: 'only what anyone may know',
        all: 'everything (as it is without --seat or --public)',
        step: 'only move N, and the table after it; 0 is the deal',
        tables: 'the table after every move, not only first and last',
      },
    },
    fr: {
      summary: 'Raconter une partie enregistrée',
      details:
        'FICHIER peut être - pour l’entrée standard. Sans --seat ni --public, tout est raconté, et la table est montrée comme chaque joueur la connaît.',
      flags: {
        seat: 'seulement ce que le joueur N peut savoir',
        public: 'seulement ce que chacun peut savoir',
        all: 'tout (comme sans --seat ni --public)',
        step: 'seulement le coup N, et la table ensuite\u202f; 0 est la donne',
        tables: 'la table après chaque coup, pas seulement la première et la dernière',
      },
    },
  },
  review: {
    en: {
      summary: 'Judge every decision of a recorded game by what its player could know',
      details:
        'FILE may be - for standard input. The best option is held against the one that was taken in the same imagined worlds; a loss counts beyond two standard errors. The same record and nodes give the same review. See docs/records.md.',
      flags: {
        nodes: 'how much is thought about a decision at most (eight times what L5 thinks)',
        json: 'print the judgements as JSON',
      },
    },
    fr: {
      summary: 'Juger chaque décision d’une partie enregistrée selon ce que son joueur pouvait savoir',
      details:
        'FICHIER peut être - pour l’entrée standard. Le meilleur choix est comparé à celui qui a été fait, dans les mêmes mondes imaginés\u202f; une perte compte au-delà de deux erreurs types. La même partie et les mêmes nœuds donnent la même analyse. Voir docs/records.md.',
      flags: {
        nodes: 'réflexion pour une décision, au plus (huit fois celle de L5)',
        json: 'donner les jugements en JSON',
      },
    },
  },
  verify: {
    en: {
      summary: 'Check a record: every move, every hash, and the fairness of the deal',
      details:
        'FILE may be - for standard input. One line says what was proved, or what is wrong (exit code 1).',
      flags: {},
    },
    fr: {
      summary: 'Vérifier une partie enregistrée\u00a0: chaque coup, chaque empreinte, l’équité de la donne',
      details:
        'FICHIER peut être - pour l’entrée standard. Une ligne dit ce qui est prouvé, ou ce qui ne va pas (code 1).',
      flags: {},
    },
  },
  cards: {
    en: {
      summary: 'List every card of a game and what it does',
      flags: { json: 'as JSON, in all languages' },
    },
    fr: {
      summary: 'Lister toutes les cartes d’un jeu et ce qu’elles font',
      flags: { json: 'en JSON, dans toutes les langues' },
    },
  },
  engine: {
    en: {
      summary: 'Speak the engine protocol: JSON lines on stdin and stdout',
      details:
        'Commands: new, choices, play, view, state, outcome, record, load, position. See docs/engine-protocol.md. It speaks English: programs read it.',
      flags: {},
    },
    fr: {
      summary: 'Parler le protocole du moteur\u00a0: des lignes de JSON sur l’entrée et la sortie',
      details:
        'Commandes\u00a0: new, choices, play, view, state, outcome, record, load, position. Voir docs/engine-protocol.md. Il parle anglais\u00a0: ce sont des programmes qui le lisent.',
      flags: {},
    },
  },
  laws: {
    en: {
      summary: 'Check the laws that every game keeps on random games',
      details:
        'All numbers of players and all options are tried. A law that breaks is reported with the smallest game found that breaks it: as a trial, for --trial, and as a record, for replay.',
      flags: {
        games: 'how many games (1000)',
        seed: 'the same seed tries the same games (a new one each time)',
        every: 'one decision in N gets the costly checks (6)',
        most: 'a game of more decisions is taken never to end (20000)',
        trial: 'check the one trial in the file, at every decision',
      },
    },
    fr: {
      summary: 'Vérifier sur des parties au hasard les lois que tout jeu respecte',
      details:
        'Tous les nombres de joueurs et toutes les options sont essayés. Une loi violée est rapportée avec la plus petite partie trouvée qui la viole\u00a0: comme essai, pour --trial, et comme partie enregistrée, pour replay.',
      flags: {
        games: 'nombre de parties (1000)',
        seed: 'la même graine essaie les mêmes parties (une nouvelle à chaque fois)',
        every: 'une décision sur N reçoit les vérifications coûteuses (6)',
        most: 'une partie de plus de décisions est tenue pour sans fin (20000)',
        trial: 'vérifier le seul essai du fichier, à chaque décision',
      },
    },
  },
  bench: {
    en: {
      summary: 'Measure how fast a game is on one core',
      details:
        'Random games with the choices listed at each decision; copies of a state; and each decision with all players’ views, events and choices made and written as JSON. The kernel’s own smallest game (draw, replace, discard) is measured beside it.',
      flags: {
        players: players.en,
        kernel: 'measure nothing but the kernel’s smallest game',
        games: 'how many games (100000)',
        json: 'print the figures as JSON',
      },
    },
    fr: {
      summary: 'Mesurer la vitesse d’un jeu sur un cœur',
      details:
        'Des parties au hasard, les choix listés à chaque décision\u202f; des copies d’un état\u202f; et chaque décision avec les vues, les événements et les choix de tous les joueurs, écrits en JSON. Le plus petit jeu du noyau (piocher, remplacer, défausser) est mesuré à côté.',
      flags: {
        players: players.fr,
        kernel: 'ne mesurer que le plus petit jeu du noyau',
        games: 'nombre de parties (100000)',
        json: 'donner les chiffres en JSON',
      },
    },
  },
  think: {
    en: {
      summary: 'Measure how fast a level thinks on one core',
      details:
        'Questions from all over random games, those at which the level tries out its options in imagined worlds; by the processor’s time, each at its fastest. A node is one try. The first answer is that of a process that was told of the table before.',
      flags: {
        players: players.en,
        level: 'who thinks (L5)',
        nodes: 'how much (what the level thinks at a table)',
        questions: 'how many questions (60)',
        json: 'print the figures as JSON',
      },
    },
    fr: {
      summary: 'Mesurer la vitesse de réflexion d’un niveau sur un cœur',
      details:
        'Des questions prises dans des parties au hasard, celles où le niveau essaie ses choix dans des mondes imaginés\u202f; en temps de processeur, chacune à son plus rapide. Un nœud est un essai. La première réponse est celle d’un processus qui connaissait déjà la table.',
      flags: {
        players: players.fr,
        level: 'qui réfléchit (L5)',
        nodes: 'combien (ce que le niveau réfléchit à une table)',
        questions: 'nombre de questions (60)',
        json: 'donner les chiffres en JSON',
      },
    },
  },
  perft: {
    en: {
      summary: 'Count the sequences of so many decisions from a position',
      flags: {
        position: position.en,
        depth: 'how many decisions (2)',
        json: 'print the count as JSON',
      },
    },
    fr: {
      summary: 'Compter les suites de tant de décisions à partir d’une position',
      flags: {
        position: position.fr,
        depth: 'nombre de décisions (2)',
        json: 'donner le compte en JSON',
      },
    },
  },
  solve: {
    en: {
      summary: 'Find a win within the turn, or prove that there is none',
      flags: {
        position: position.en,
        maxMs: 'give up after so many milliseconds (never)',
        bench: 'instead, measure the solver on so many positions of random games',
        json: 'print the answer as JSON',
      },
    },
    fr: {
      summary: 'Trouver une victoire dans le tour, ou prouver qu’il n’y en a pas',
      flags: {
        position: position.fr,
        maxMs: 'renoncer après tant de millisecondes (jamais)',
        bench: 'à la place, mesurer le solveur sur tant de positions de parties au hasard',
        json: 'donner la réponse en JSON',
      },
    },
  },
  tactics: {
    en: {
      summary: 'Let a level solve puzzles: win now, do not lose in the next turn, or win in two',
      details:
        'A puzzle is solved when the level wins in the turn, leaves the other side without a win in the next, against every walk of an enemy Nemesis, or wins in the turn after the next against every reply. Level 5 must solve all but those of two turns: the command fails where it does not.',
      flags: {
        level: 'who solves (L5)',
        nodes: 'how much it thinks (what the level thinks at a table)',
        kind: 'only puzzles of this kind',
        first: 'only the first so many of each kind',
        brute: 'judge by plain enumeration through the rules, not by the solver: slow',
        grow: 'instead, print new puzzles from one game with this seed',
        json: 'print the figures as JSON',
      },
    },
    fr: {
      summary:
        'Faire résoudre à un niveau des énigmes\u00a0: gagner, ne pas perdre au tour suivant, ou gagner en deux tours',
      details:
        'Une énigme est résolue quand le niveau gagne dans le tour, laisse l’autre camp sans victoire au suivant, quelle que soit la marche d’une Némésis adverse, ou gagne au tour d’après quelle que soit la réponse. Le niveau 5 doit tout résoudre, sauf les gains en deux tours\u00a0: sinon la commande échoue.',
      flags: {
        level: 'qui résout (L5)',
        nodes: 'combien il réfléchit (ce que le niveau réfléchit à une table)',
        kind: 'seulement les énigmes de cette sorte',
        first: 'seulement les premières de chaque sorte',
        brute: 'juger par simple énumération des règles, pas par le solveur\u00a0: lent',
        grow: 'à la place, donner de nouvelles énigmes d’une partie avec cette graine',
        json: 'donner les chiffres en JSON',
      },
    },
  },
  accuracy: {
    en: {
      summary: 'Find out how reviews judge the levels of the bots',
      details:
        'All levels sit at one table, or as many as the game has seats for, and change seats from game to game. Every decision is judged as `undercrown review` does. The same flags give the same figures.',
      flags: {
        games: 'how many games each level plays (100)',
        seed: 'the same seed plays the same games (1)',
        nodes: 'how much is thought about a decision at most (eight times what L5 thinks)',
        again: 'judge again with so many times the nodes, and tell how many classes change',
        keep: 'keep what is judged there, and go on with what is there already',
        json: 'print the figures as JSON',
      },
    },
    fr: {
      summary: 'Mesurer comment les analyses jugent les niveaux des bots',
      details:
        'Tous les niveaux sont à une même table, ou autant que le jeu a de places, et changent de place d’une partie à l’autre. Chaque décision est jugée comme par `undercrown review`. Les mêmes paramètres donnent les mêmes chiffres.',
      flags: {
        games: 'nombre de parties de chaque niveau (100)',
        seed: 'la même graine joue les mêmes parties (1)',
        nodes: 'réflexion pour une décision, au plus (huit fois celle de L5)',
        again: 'juger encore avec tant de fois plus de nœuds, et dire combien de classes changent',
        keep: 'y garder ce qui est jugé, et reprendre ce qui s’y trouve déjà',
        json: 'donner les chiffres en JSON',
      },
    },
  },
  calibrate: {
    en: {
      summary: 'Find out how far the chances are right that level 5 tells, and how to tell them',
      details:
        'Level 5 plays against itself; how its chances must be told is fitted to that, and tried on half as many games that were kept apart. Prints the file packages/bots/<game>/calibration.json. The same games, seed and nodes give the same numbers.',
      flags: {
        games: 'how many games the fit is made of (200)',
        seed: 'the same seed plays the same games (1)',
        nodes: 'how much it thinks (what level 5 thinks at a table)',
        svg: 'draw how often came true what was said',
      },
    },
    fr: {
      summary: 'Mesurer à quel point sont justes les chances qu’annonce le niveau 5, et comment les dire',
      details:
        'Le niveau 5 joue contre lui-même\u202f; la façon de dire ses chances est ajustée sur ces parties, puis vérifiée sur moitié autant de parties mises de côté. Donne le fichier packages/bots/<game>/calibration.json. Les mêmes parties, graine et nœuds donnent les mêmes nombres.',
      flags: {
        games: 'nombre de parties sur lesquelles on ajuste (200)',
        seed: 'la même graine joue les mêmes parties (1)',
        nodes: 'combien il réfléchit (autant que le niveau 5 à une table)',
        svg: 'dessiner à quelle fréquence s’est réalisé ce qui était annoncé',
      },
    },
  },
  tune: {
    en: {
      summary: 'Fit the numbers of the bots to games against themselves',
      details:
        'Prints the file packages/bots/<game>/weights.json. The same games and seed give the same numbers.',
      flags: {
        games: 'how many games (1000)',
        seed: 'the same seed plays the same games (1)',
      },
    },
    fr: {
      summary: 'Ajuster les nombres des bots sur des parties contre eux-mêmes',
      details:
        'Donne le fichier packages/bots/<game>/weights.json. Les mêmes parties et la même graine donnent les mêmes nombres.',
      flags: {
        games: 'nombre de parties (1000)',
        seed: 'la même graine joue les mêmes parties (1)',
      },
    },
  },
  serve: {
    en: {
      summary: 'Start the server: tables for people and bots, see docs/server.md',
      details: 'It is configured by environment variables.',
      flags: {},
    },
    fr: {
      summary: 'Lancer le serveur\u00a0: des tables pour joueurs et bots, voir docs/server.md',
      details: 'Il se règle par des variables d’environnement.',
      flags: {},
    },
  },
  backup: {
    en: {
      summary: 'Copy all that the server keeps, also while it runs',
      details:
        'The copy is one new file; nothing is overwritten. "-" writes it to standard output. DATA_DIR or DATABASE_URL says where the server keeps its data.',
      flags: {},
    },
    fr: {
      summary: 'Copier tout ce que garde le serveur, même pendant qu’il tourne',
      details:
        'La copie est un seul nouveau fichier\u202f; rien n’est écrasé. «\u00a0-\u00a0» l’écrit sur la sortie standard. DATA_DIR ou DATABASE_URL dit où le serveur garde ses données.',
      flags: {},
    },
  },
  restore: {
    en: {
      summary: 'Fill a fresh database from such a copy',
      details:
        'Into an empty DATA_DIR, or an empty PostgreSQL with DATABASE_URL. "-" reads the copy from standard input. Stop the servers first.',
      flags: {},
    },
    fr: {
      summary: 'Remplir une base neuve avec une telle copie',
      details:
        'Dans un DATA_DIR vide, ou un PostgreSQL vide avec DATABASE_URL. «\u00a0-\u00a0» lit la copie sur l’entrée standard. Arrêtez d’abord les serveurs.',
      flags: {},
    },
  },
  keys: {
    en: {
      summary: 'Make the keys that a server in public needs, as lines for its environment',
      details:
        'SECRET signs cookies; the two VAPID keys are for browser push, with VAPID_SUBJECT. They are new each time and kept nowhere: write them to a file that only the server reads. A new SECRET signs everybody out.',
      flags: {},
    },
    fr: {
      summary: 'Créer les clés qu’il faut à un serveur public, en lignes pour son environnement',
      details:
        'SECRET signe les cookies\u202f; les deux clés VAPID sont pour les notifications du navigateur, avec VAPID_SUBJECT. Elles sont neuves à chaque fois et gardées nulle part\u00a0: écrivez-les dans un fichier que seul le serveur lit. Un nouveau SECRET déconnecte tout le monde.',
      flags: {},
    },
  },
  benchServer: {
    en: {
      summary: 'Measure how much the server can do on this machine',
      details:
        'Starts a server with a database of its own on this machine and plays on it from a second process: four-player games, one socket per seat, every move on disk before anyone is told. With --peers it measures our games that four can play and the kernel’s smallest beside other servers that play the latter, those that are installed in a folder of yours: npm install ws better-sqlite3 @colyseus/core@0.16 @colyseus/ws-transport@0.16 @colyseus/schema@3 boardgame.io, or some of them.',
      flags: {
        game: 'which game, or toy for the kernel’s smallest (hidden-people)',
        games: 'games at once, as fast as they go (200, beside peers 50)',
        rate: 'moves per second in the paced part (200)',
        seconds: 'length of the paced part (10)',
        idle: 'games that are connected and idle, for memory (300, beside peers 100; there 0 measures none)',
        peers: 'folder in which other servers are installed, to be measured beside them',
        rounds: 'rounds that count of each server, beside peers (7)',
        picture: 'write the comparison to this file as a picture, SVG',
        profile: 'show where the main thread spends a move, as fast as it goes, instead of all the rest',
        bots: 'show how long bots take to answer beside more and more tables of masters, up to --games (80), instead',
        json: 'print the figures as JSON',
      },
    },
    fr: {
      summary: 'Mesurer ce que le serveur peut faire sur cette machine',
      details:
        'Lance un serveur avec sa propre base sur cette machine et y joue depuis un second processus\u00a0: des parties à quatre, une connexion par place, chaque coup sur le disque avant que quiconque l’apprenne. Avec --peers, mesure nos jeux à quatre et le plus petit du moteur à côté d’autres serveurs qui jouent ce dernier, ceux qui sont installés dans un dossier à vous\u00a0: npm install ws better-sqlite3 @colyseus/core@0.16 @colyseus/ws-transport@0.16 @colyseus/schema@3 boardgame.io, ou certains d’entre eux.',
      flags: {
        game: 'quel jeu, ou toy pour le plus petit du moteur (hidden-people)',
        games: 'parties à la fois, aussi vite que possible (200, à côté d’autres 50)',
        rate: 'coups par seconde dans la phase cadencée (200)',
        seconds: 'durée de la phase cadencée (10)',
        idle: 'parties connectées et au repos, pour la mémoire (300, à côté d’autres 100\u202f; là, 0 n’en mesure pas)',
        peers: 'dossier où sont installés d’autres serveurs, pour se mesurer à eux',
        rounds: 'tours qui comptent pour chaque serveur, à côté d’autres (7)',
        picture: 'écrire la comparaison dans ce fichier en image, SVG',
        profile:
          'montrer où le fil principal passe le temps d’un coup, aussi vite que possible, au lieu de tout le reste',
        bots: 'montrer plutôt en combien de temps les bots répondent à côté de toujours plus de tables de maîtres, jusqu’à --games (80)',
        json: 'donner les chiffres en JSON',
      },
    },
  },
}
