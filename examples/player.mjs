// A program that plays in the arena: it reads one question a line and answers each with the number of an option.
//   undercrown arena hidden-people --a "program:node examples/player.mjs" --b random
// It is told what its seat may know and nothing else; docs/bots.md says what stands in a question.
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { choice } = JSON.parse(line)
  // Its whole wisdom: whatever is offered last.
  console.log(JSON.stringify({ pick: choice.options.length - 1 }))
}
