// Bad input, told in one line that says what is wrong and what to do. Never a bug of ours.

export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Ends the attempt with one clear line. */
export function refuse(line: string): never {
  throw new Refusal(line)
}
