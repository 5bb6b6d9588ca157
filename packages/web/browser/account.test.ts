// An account's ways in, in a browser with a device that keeps passkeys: made, used, and none lost.

import { RECOVERY_CODES } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { putOn } from './looks.ts'
import { stage } from './stage.ts'

const house = stage('account', { addressed: true })

test('a passkey is added, proves who one is, signs in without a password, and stays while it is the last way', async () => {
  const mira = await house.comes('Mira')
  mira.excuse(/status of 4\d\d/)
  const { page, context } = mira
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await mira.ask('POST', '/api/account', { name: 'Mira', password: 'long enough' })
  await page.goto('/account')
  const press = (name: string, within = page.locator('main')) =>
    within.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await press('Add a passkey')
  await dialog.getByLabel('Password').fill('wrong guess')
  await press('Add a passkey', dialog)
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Password').fill('long enough')
  await press('Add a passkey', dialog)
  await page.getByText('not used yet').waitFor()

  await press('Make codes')
  await press('Use a passkey', dialog)
  await page.locator('.codes').waitFor()
  const codes = await page.locator('.codes code').allInnerTexts()
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  await putOn(page, { size: 'desktop', theme: 'dark', lang: 'en' })
  await noBarriers(page)
  await putOn(page, { size: 'phone', theme: 'light', lang: 'fr' })
  await noBarriers(page)
  await putOn(page, { size: 'desktop', theme: 'dark', lang: 'en' })

  await press('Do without a password')
  await press('Use a passkey', dialog)
  await page.getByRole('form', { name: 'Set a password' }).waitFor()
  await page.getByRole('button', { name: /^Remove the passkey/ }).click()
  await page.getByText('That is your last way in').waitFor()

  await press('Sign out')
  await press('Sign in with a passkey')
  await page.getByText('Signed in as Mira.').waitFor()

  await press('Sign out')
  await press('Password lost?')
  await dialog.getByLabel('Name').fill('Mira')
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(codes[3] ?? '')
  await dialog.getByLabel('New password').fill('battery staple')
  await noBarriers(page)
  await press('Set the new password', dialog)
  await page.getByText('Signed in as Mira.').waitFor()
  await page.getByText(`You have ${RECOVERY_CODES - 1} left.`).waitFor()
  expect(mira.faults).toEqual([])
})
