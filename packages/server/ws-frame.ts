// A message as one text frame of the socket (RFC 6455), head and words in one piece: one write to the system, where
// ws would make two pieces and gather them again.

const FINAL_TEXT = 0x81

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 2 ** 16 ? 4 : 10
  const bytes = Buffer.allocUnsafe(head + length)
  bytes[0] = FINAL_TEXT
  if (head === 2) bytes[1] = length
  else if (head === 4) {
    bytes[1] = 126
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = 127
    bytes.writeBigUInt64BE(BigInt(length), 2)
  }
  bytes.write(text, head)
  return bytes
}
