// A message as one text frame of the socket (RFC 6455), head and words in one piece: one write to the system, where
// ws would make two pieces and gather them again. Of what many are told, one frame serves all (decision 83).

const FINAL_TEXT = 0x81

let last = { text: '', frame: frameOf('') }

/** The frame of a text; the same one as long as the same is told. */
export function textFrame(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) }
  return last.frame
}

function frameOf(text: string): Buffer {
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
