// Before a way into an account is added or changed, or all of it goes: it is really its owner who asks, by the password
// or a passkey, and not whoever found a browser open.

import type { Proof } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { PersonRow } from '../store/schema.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'

export async function prove(
  { people, passkeys }: { readonly people: People; readonly passkeys: Passkeys },
  person: PersonRow,
  { password = '', passkey }: Proof,
): Promise<void> {
  if (!passkey) await people.checkPassword(person, password)
  else if ((await passkeys.check(passkey)).id !== person.id)
    deny('wrong-credentials', 'this is not a passkey of yours')
}
