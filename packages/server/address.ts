// Where a request comes from, as limits count it: a net of version 6, which one household has to itself, is one address.

import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { Config } from './config.ts'

export function addressOf({ ip }: { readonly ip?: string | undefined }): string {
  // Who hung up during the handshake has none any more. Some proxies write the port, too, which is another each time.
  const [, four, six] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(ip ?? '') ?? []
  return normalizeIP(four ?? six ?? ip ?? 'gone')
}

/** The net of version 6 that whoever rents one has to themselves, of which an address is one of 65,536. */
export function netOf(address: string): string | undefined {
  return isIP(address) === 6 ? normalizeIP(address, 48) : undefined
}

/** What is kept of an address: whoever reads the database does not learn where people live. */
export function addressHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url')
}

const inner = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inner.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inner.addSubnet(net, prefix, 'ipv6')
// The machine itself, also as it is counted, by its net; as a net it would hold every address of version 4.
for (const address of ['::1', '::']) inner.addAddress(address, 'ipv6')

/** Whether an address is of the own machine or network: more often that of a proxy, and of everybody behind it. */
export function isInner(address: string): boolean {
  const version = isIP(address)
  return version === 0 || inner.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the word of an address is believed about who it forwards for; the first hop is 0. */
export type ProxyTrust = (address: string, hop: number) => boolean

/** Whose word is believed: of the last so many proxies, or of those that are named. */
export function trustOf({ trustProxy }: Pick<Config, 'trustProxy'>): ProxyTrust | false {
  if (trustProxy === false) return false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  const named = new BlockList()
  for (const text of trustProxy) {
    const [net = '', length] = text.split('/')
    const version = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) named.addAddress(net, version)
    else named.addSubnet(net, Number(length), version)
  }
  return (address) => {
    const version = isIP(address)
    return version > 0 && named.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Where a request comes from, before anything else is known of it: the first hop whose word is not believed, or the last. */
export function forwardedFor({ socket, headers }: IncomingMessage, trust: ProxyTrust | false): string {
  const ip = socket.remoteAddress
  if (trust === false) return addressOf({ ip })
  const hops = [
    ip ?? '',
    ...String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse(),
  ]
  const named = hops.map((hop) => hop.trim()).filter((hop, at) => at === 0 || hop !== '')
  return addressOf({ ip: named.find((hop, at) => !trust(hop, at)) ?? named.at(-1) })
}
