// Ids that nobody else makes up. `crypto.randomUUID` is missing where a club's server is reached without TLS.

export function newId(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
