// SHA-256 and HMAC (FIPS 180-4, RFC 2104): small, synchronous and the same in Node and in a browser.

const K = new Int32Array(64)
const START = new Int32Array(8)

// The constants are the fractional parts of the cube and square roots of the first primes.
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(n))
  K[found++] = fraction(Math.cbrt(n))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

/** Text as UTF-8. */
function bytesOf(data: string | Uint8Array): Uint8Array {
  if (typeof data !== 'string') return data
  const bytes: number[] = []
  for (const letter of data) {
    const point = letter.codePointAt(0) as number
    // Half a surrogate pair is no character.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else {
      const tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
      bytes.push(((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail)))
      for (let i = tail - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 0x3f))
    }
  }
  return Uint8Array.from(bytes)
}

/** The eight 32-bit words of the digest. Text is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): Int32Array {
  const bytes = bytesOf(data)
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const blocks = new DataView(padded.buffer)
  blocks.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  blocks.setUint32(padded.length - 4, bytes.length << 3)

  const hash = START.slice()
  const w = new Int32Array(64)
  const at = (list: Int32Array, i: number) => list[i] as number
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(offset + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = at(w, i - 15)
      const b = at(w, i - 2)
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const mixed = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + (mixed[i] as number)
  }
  return hash
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function toBytes(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  words.forEach((word, i) => {
    view.setInt32(i * 4, word)
  })
  return bytes
}

function toHex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

export function sha256Hex(data: string | Uint8Array): string {
  return toHex(sha256(data))
}

export function hmacHex(key: string, data: string): string {
  let secret = bytesOf(key)
  if (secret.length > 64) secret = toBytes(sha256(secret))
  const message = bytesOf(data)
  const inner = new Uint8Array(64 + message.length).fill(0x36, 0, 64)
  const outer = new Uint8Array(96).fill(0x5c, 0, 64)
  secret.forEach((byte, i) => {
    inner[i] = byte ^ 0x36
    outer[i] = byte ^ 0x5c
  })
  inner.set(message, 64)
  outer.set(toBytes(sha256(inner)), 64)
  return sha256Hex(outer)
}
