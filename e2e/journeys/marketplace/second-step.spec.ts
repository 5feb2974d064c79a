import type { Page } from '@playwright/test';
import { DEMO } from '../../support/people.ts';
import { fieldOf, openMenu, signIn } from '../../support/screens.ts';
import { addAuthenticator, codeOf, enterCode, setUpApp } from '../../support/second-step.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

const BANK_ACCOUNT = '**/api/vendor/bank-account';
const IBAN = 'SA0380000000608010167519';

/** Signs out of the portal, to the sign-in page of vendors. */
async function leave(page: Page, words: Translate): Promise<void> {
  await openMenu(page, words);
  await page.getByRole('button', { name: words('kit:console.logout'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/vendor/login');
}

/** Refuses the first change of the bank account as the server does ten minutes after a sign-in. @returns keys of all */
async function refuseFirst(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route(BANK_ACCOUNT, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fulfill({
      status: 403,
      json: { status: 403, success: false, code: 'step_up_required', message: 'Confirm.' },
    });
  });
  return keys;
}

test('A vendor signs in with a code and with a passkey, and confirms a change of money', async ({
  page,
  market,
  words,
  checkPage,
  complaints,
}) => {
  const { person } = await market.newVendor();
  complaints.expected.push(/status of (?:401|403)/);
  await addAuthenticator(page);
  let secret = '';

  await test.step('They set up an authenticator app', async () => {
    await page.goto('/vendor/login');
    await signIn(page, words, person);
    await expect(page).toHaveURL('/vendor');
    await page.goto('/vendor/security');
    secret = await setUpApp(page, words, checkPage);
    await expect(page.getByText(words('kit:security.some'))).toBeVisible();
  });

  await test.step('The password alone is not enough any more: they enter a code', async () => {
    await leave(page, words);
    await signIn(page, words, person);
    // The code that confirmed the app is used up; the next one is accepted, as from a clock that is fast.
    await enterCode(page, words, codeOf(secret, 1));
    await checkPage(page);
    await page.getByRole('button', { name: words('kit:secondStep.submit'), exact: true }).click();
    await expect(page).toHaveURL('/vendor');
  });

  await test.step('They add a passkey, and sign in with it alone', async () => {
    await page.goto('/vendor/security');
    await page.getByRole('button', { name: words('kit:security.passkey.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await fieldOf(dialog, words('kit:security.passkey.name')).fill('Laptop');
    await checkPage(page);
    await dialog.getByRole('button', { name: words('kit:security.passkey.next'), exact: true }).click();
    await expect(
      page.getByRole('button', { name: words('kit:security.removeNamed', { name: 'Laptop' }) }),
    ).toBeVisible();
    await leave(page, words);
    await page.getByRole('button', { name: words('kit:signIn.passkey'), exact: true }).click();
    await expect(page).toHaveURL('/vendor');
  });

  await test.step('A change of money asks for the passkey, and is then made once', async () => {
    const keys = await refuseFirst(page);
    await page.goto('/vendor/settings?tab=bank');
    await fieldOf(page, words('vendor-portal:settings.bank.iban')).fill(IBAN);
    await fieldOf(page, words('vendor-portal:settings.bank.holder')).fill('Journey Supplies');
    await fieldOf(page, words('vendor-portal:settings.bank.bank')).fill('Al Rajhi Bank');
    await page.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('kit:secondStep.usePasskey'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(words('vendor-portal:settings.bank.states.waiting')).first()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('Members of stores who need a second step set one up, and go on with their work', async ({
  openBrowser,
  market,
  words,
  checkPage,
  complaints,
}) => {
  const vendor = await market.newVendor();
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const member = await openBrowser(vendor);
  complaints.expected.push(/status of (?:403|409)/);

  const require = async (choice: 'optional' | 'required', days: string) => {
    await admin.goto('/admin/settings?tab=secondFactor');
    const stores = admin.getByRole('radiogroup', { name: words('admin-console:settings.secondFactor.vendors') });
    await stores.getByRole('radio', { name: words(`admin-console:settings.secondFactor.${choice}`) }).check();
    await fieldOf(admin, words('admin-console:settings.secondFactor.days')).fill(days);
    await checkPage(admin);
    await admin.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();
    await expect(admin.getByRole('button', { name: words('kit:unsaved.save'), exact: true })).toHaveCount(0);
  };

  await test.step('The admin requires it in 14 days: members are reminded', async () => {
    await require('required', '14');
    await member.goto('/vendor/products');
    await expect(member.getByRole('link', { name: words('kit:secondFactor.setUp') })).toBeVisible();
    await checkPage(member);
  });

  try {
    await test.step('Without days, every page leads to the security page', async () => {
      await require('required', '0');
      await member.goto('/vendor/orders');
      await expect(member).toHaveURL('/vendor/security');
      await expect(member.getByText(words('kit:secondFactor.missing'))).toBeVisible();
      await expect(member.getByRole('button', { name: words('kit:security.totp.add'), exact: true })).toBeVisible();
      await checkPage(member);
    });

    await test.step('They set up an app, and go on without signing in again', async () => {
      await setUpApp(member, words);
      await expect(member.getByText(words('kit:secondFactor.missing'))).toHaveCount(0);
      await member.goto('/vendor/orders');
      await expect(member.getByRole('heading', { level: 1, name: words('vendor-portal:orders.title') })).toBeVisible();
      await expect(member).toHaveURL('/vendor/orders');
    });

    await test.step('The last second step stays', async () => {
      await member.goto('/vendor/security');
      const name = words('kit:security.totp.name');
      await member.getByRole('button', { name: words('kit:security.removeNamed', { name }) }).click();
      await member
        .getByRole('dialog')
        .getByRole('button', { name: words('kit:security.remove'), exact: true })
        .click();
      await expect(member.getByText(words('backend:errors.factor_needed')).first()).toBeVisible();
    });
  } finally {
    await require('optional', '14');
  }
});
