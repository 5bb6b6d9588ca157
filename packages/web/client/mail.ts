// Mail of an account: what a link in one brings to the page, and what is said when none is sent.

import { RequestRefused, sentenceOf } from './api.ts'

export interface MailedLink {
  readonly purpose: 'confirm' | 'reset'
  readonly token: string
}

/** What stands after the # of a link that was mailed: no server on the way sees that. */
export function mailedLinkIn(hash: string): MailedLink | undefined {
  const [, purpose, token = ''] = /^#(confirm|reset)=([0-9a-f]{48})$/.exec(hash) ?? []
  return purpose === 'confirm' || purpose === 'reset' ? { purpose, token } : undefined
}

/** The key of the sentence for what went wrong: too many mails are not too many requests. */
export function mailSentenceOf(error: unknown) {
  const tooMany = error instanceof RequestRefused && error.code === 'too-fast'
  return tooMany ? 'account.mail.tooMany' : sentenceOf(error)
}
