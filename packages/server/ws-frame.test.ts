// Frames, read again by another's reader.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './ws-frame.ts'

test('messages of every length arrive as they were, between those of ws itself', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((n) => [
    'a'.repeat(n),
    'é“🂡'.repeat(n / 9),
  ])
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      socket.ping()
      request.socket.write(textFrame(text))
    }
    socket.send('end')
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data) => {
    heard.push(String(data))
    if (heard.at(-1) === 'end') client.close()
  })
  await once(client, 'close')
  server.close()
  expect(heard).toEqual([...texts, 'end'])
})
