// Passwords as argon2id hashes. What makes them takes room, and is read when the first is asked for.

/** Interactive logins, as OWASP advises: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

let decoy: Promise<string> | undefined

export async function passwordHash(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2')
  return hash(password, ARGON)
}

/** Whether it is the one that is kept of somebody. Where there is none, that is not told by how long it takes. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  decoy ??= passwordHash('nobody has this password')
  const other = await decoy
  const right = await verify(kept ?? other, password)
  return right && kept != null
}
