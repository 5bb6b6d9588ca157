// Bad input, told in one line that says what is wrong and what to do. Never a bug of ours.

export class Refusal extends Error {
  override readonly name = 'Refusal'
}

const LONGEST = 300

/** Ends the attempt with one clear line, cut short where it quotes something long. */
export function refuse(line: string): never {
  throw new Refusal(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line)
}
