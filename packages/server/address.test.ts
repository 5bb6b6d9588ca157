// Whose word about where a request comes from is believed: anybody may write the header.

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressOf, forwardedFor, isInner, netOf, trustOf } from './address.ts'
import { readConfig } from './config.ts'
import { openSockets } from './sockets.ts'

test.each([
  ['no', '9.9.9.9', '127.0.0.1'],
  ['1', '9.9.9.9', '9.9.9.9'],
  ['1', '9.9.9.9, 8.8.8.8', '8.8.8.8'],
  ['2', '9.9.9.9, 8.8.8.8', '9.9.9.9'],
  ['2', '9.9.9.9, 8.8.8.8, 7.7.7.7', '8.8.8.8'],
  ['127.0.0.1, 10.0.0.0/8', '9.9.9.9, 10.1.2.3', '9.9.9.9'],
  ['127.0.0.1, 10.0.0.0/8', '9.9.9.9, 8.8.8.8', '8.8.8.8'],
  ['10.0.0.0/8', '9.9.9.9', '127.0.0.1'],
  ['1', '2001:db8:1:2:3::9', '2001:db8:1:2::'],
  ['1', '::ffff:9.9.9.9', '9.9.9.9'],
  ['127.0.0.1, 10.0.0.0/8', '9.9.9.9, ::ffff:10.1.2.3', '9.9.9.9'],
  ['127.0.0.1, fd00::/8', '2001:db8:1:2:3::9, fd00::7', '2001:db8:1:2::'],
  ['1', ' ', '127.0.0.1'],
  ['2', '9.9.9.9,, 8.8.8.8', '9.9.9.9'],
  ['1', '9.9.9.9:4711', '9.9.9.9'],
  ['1', '[2001:db8:1:2:3::9]:4711', '2001:db8:1:2::'],
])('TRUST_PROXY=%s, forwarded for %s: %s', async (trust, forwarded, address) => {
  const trustProxy = trustOf(readConfig({ TRUST_PROXY: trust }))
  const app = Fastify({ trustProxy })
  app.get('/', async (request) => {
    expect(forwardedFor(request.raw, trustProxy)).toBe(address)
    return addressOf(request)
  })
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(body).toBe(address)
})

test('addresses of the own machine and network are told from those of the world', () => {
  const inner = ['127.0.0.1', '10.1.2.3', '172.18.0.2', '192.168.1.1', '::1', 'fd00::1', 'fe80::1', 'unknown']
  for (const ip of inner) expect([ip, isInner(addressOf({ ip }))]).toEqual([ip, true])
  for (const ip of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7'])
    expect([ip, isInner(addressOf({ ip }))]).toEqual([ip, false])
})

test('who hung up during the handshake has no address, and breaks nothing by that', () => {
  expect(isInner(addressOf({ ip: undefined }))).toBe(true)
})

test('a net of version 6 has some times as much as one address of it, and not 65,536 times', () => {
  const sockets = openSockets(2, 10, () => 0)
  const address = (i: number) => addressOf({ ip: `2001:db8:1:${i.toString(16)}::9` })
  expect(netOf(address(7))).toBe(netOf(address(8)))
  const all = Array.from({ length: 100 }, (_, i) => address(i))
  expect(all.filter((one) => sockets.enter(one))).toHaveLength(16)
  for (const one of all.slice(0, 8)) sockets.leave(one)
  expect(all.slice(50).filter((one) => sockets.enter(one))).toHaveLength(8)
  expect(all.filter((one) => sockets.ask(one))).toHaveLength(80)
  expect(sockets.enter(addressOf({ ip: '2001:db8:2::9' }))).toBe(true)
  expect(Array.from({ length: 20 }, () => sockets.askOfNet('203.0.113.7'))).not.toContain(false)
})
