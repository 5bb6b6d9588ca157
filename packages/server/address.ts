// Where a request comes from, as limits count it: a net of version 6, which one household has to itself, is one address.

import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip)
}

/** Whose word about where a request comes from is believed: of the last so many proxies, or of those that are named. */
export function trustOf({
  trustProxy,
}: Config): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (trustProxy === false) return false
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : [...trustProxy]
}
