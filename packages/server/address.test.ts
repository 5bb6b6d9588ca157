// Whose word about where a request comes from is believed: anybody may write the header.

import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressOf, trustOf } from './address.ts'
import { readConfig } from './config.ts'

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
])('TRUST_PROXY=%s, forwarded for %s: %s', async (trust, forwarded, address) => {
  const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: trust })) })
  app.get('/', async (request) => addressOf(request))
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(body).toBe(address)
})
