// Something as a piece of an address: squeezed, and written with letters that an address may hold.

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by).pipeThrough(atMost(MOST))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** More than any game is, and far less than a link can be made to unfold to. */
const MOST = 2 ** 22

function atMost(most: number): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      if (size > most) controller.error(new Error('this is too large'))
      else controller.enqueue(new Uint8Array(chunk))
    },
  })
}

export async function pack(value: unknown): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  )
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Rejects what `pack` did not make. */
export async function unpack(text: string): Promise<unknown> {
  // Firefox reports a stream that ends at once as an error of the page, whoever catches it here.
  if (text === '') throw new Error('there is nothing to unpack')
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = await through(
    Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}
