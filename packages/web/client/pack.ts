// Something as a piece of an address: squeezed, and written with letters that an address may hold.

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream).arrayBuffer())
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
