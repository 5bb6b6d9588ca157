// The French of the server's environment variables; the English stands with them, where the documentation is made.

import type { VariableName } from '@undercrown/server/config'

export const variableWords: Readonly<Record<VariableName, string>> = {
  HOST: 'adresse d’écoute\u202f; 0.0.0.0 pour toutes',
  PORT: 'port d’écoute\u202f; 0 prend n’importe lequel de libre',
  DATA_DIR: 'dossier de la base locale, quand DATABASE_URL n’est pas donné',
  DATABASE_URL: 'postgres://…, pour plusieurs nœuds sur une même base',
  DATABASE_POOL:
    'connexions d’un nœud à PostgreSQL, outre celle qui écoute\u202f; tous les nœuds ensemble restent sous son max_connections',
  DATABASE_REPLICA_URL:
    'postgres://… d’une réplique de celle-ci, qui répond pour les listes, profils, classements et journaux archivés, tant qu’elle a moins de dix secondes de retard\u202f; avec autant de connexions',
  WEB_DIR: 'dossier des fichiers de l’application web\u202f; dist/web s’il existe',
  PUZZLES_DIR:
    'dossier de recueils d’énigmes en plus de ceux livrés, comme les écrit undercrown puzzles pack',
  SECRET: 'signe les cookies, au moins 32 caractères\u202f; sinon fait et gardé dans la base',
  PUBLIC_URL: 'où l’on trouve le serveur, comme https://play.example\u202f; rend les cookies sûrs',
  TRUST_PROXY:
    'combien de proxys précèdent le serveur et complètent X-Forwarded-For, comme 1\u202f; ou leurs adresses, comme 10.0.0.0/8, 127.0.0.1',
  LOG_LEVEL: 'debug, info, warn, error ou silent',
  BOT_THREADS:
    'fils dans lesquels réfléchissent les bots\u202f; un de moins que la machine n’a de cœurs, au moins un',
  BOT_PAUSE_MS: 'millisecondes entre la question à un bot et sa réponse',
  MATCH_PATIENCE_MS: 'combien attend une partie rapide avant que des bots prennent les places',
  CHAIR_KEPT_MS:
    'combien de temps aucun bot ne remplace un joueur déconnecté, hors parties lentes\u202f; 0 tant que sa pendule le permet',
  ABANDONED_DAYS:
    'jours sans personne après lesquels une partie finit, gardée pour ses joueurs\u202f; 0 pour jamais',
  DUTY_LEASE_MS:
    'combien de temps les autres nœuds laissent une table à celui qui a écrit le dernier (3000\u202f; 0 avec la base locale)',
  REQUESTS_PER_MINUTE:
    'requêtes par adresse, autant de messages de ses sockets qui ne sont ni coup, ni parole, ni ping, autant de lignes de discussion et autant de réponses à des énigmes',
  SOCKETS_PER_ADDRESS: 'connexions ouvertes par adresse',
  LOAD_PER_PERSON: 'ce que peuvent coûter ensemble les tables ouvertes et en cours d’une personne',
  LOAD_PER_ADDRESS: 'la même chose pour tous ceux d’une adresse',
  MESSAGES_PER_SECOND: 'messages par connexion, avec des pointes de cinq fois plus',
  METRICS_TOKEN: 'jeton que /metrics demande\u202f; rien n’est montré sans lui',
  CONTACT: 'adresse mailto: ou https: pour les problèmes de sécurité, dite dans /.well-known/security.txt',
  SMTP_URL:
    'serveur de courriel pour les mots de passe perdus, par exemple smtps://nom:motdepasse@mail.example, avec MAIL_FROM et PUBLIC_URL\u202f; aucun courriel sans',
  MAIL_FROM: 'de qui sont les courriels, par exemple Undercrown <crown@play.example>',
  VAPID_PUBLIC_KEY: 'pour les notifications du navigateur, avec les deux suivantes\u202f; aucune sans',
  VAPID_PRIVATE_KEY: 'l’autre clé de la paire',
  VAPID_SUBJECT: 'adresse mailto: ou https: de qui tient le serveur',
}
