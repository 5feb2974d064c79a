import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fieldOf } from './screens.ts';
import type { Translate } from './translate.ts';

/** Gives a page's browser a device that makes passkeys and unlocks them by itself. */
export async function addAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const),
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Code that an authenticator app shows. @param steps 1 for the one after the current one */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up an authenticator app on the security page, and keeps the recovery codes. @returns its key */
export async function setUpApp(
  page: Page,
  words: Translate,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.getByRole('button', { name: words('kit:security.totp.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await look(page);
  await enterCode(dialog, words, codeOf(secret));
  await dialog.getByRole('button', { name: words('kit:security.totp.confirm'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('kit:security.codes.title') })).toBeFocused();
  await look(page);
  await page.getByRole('button', { name: words('kit:security.codes.kept') }).click();
  return secret;
}

export const enterCode = (form: Page | Locator, words: Translate, code: string): Promise<void> =>
  fieldOf(form, words('kit:secondStep.code')).fill(code);
