import type { Page } from '@playwright/test';
import { linkIn } from '../../support/mailbox.ts';
import { newPerson } from '../../support/people.ts';
import { expectRefused, fieldOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const NEW_PASSWORD = 'cedar-harbour-41';

async function askForLink(page: Page, words: Words, email: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: words.forgotPassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.forgotTitle })).toBeVisible();
  await fieldOf(page, words.email).fill(email);
  await page.getByRole('button', { name: words.sendResetLink }).click();
  await expect(page.getByText(words.linkSent, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('status')).toContainText(words.linkSentTo(email));
  await expect(fieldOf(page, words.email)).toHaveValue(email);
}

async function choosePassword(page: Page, words: Words, email: string, password: string, confirmed = password) {
  await fieldOf(page, words.email).fill(email);
  await fieldOf(page, words.newPassword).fill(password);
  await fieldOf(page, words.confirmPassword).fill(confirmed);
  await page.getByRole('button', { name: words.resetPassword }).click();
}

test('A customer who forgot the password gets a link by mail, which works once', async ({
  page,
  openBrowser,
  market,
  mailbox,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of (401|422)/);
  const customer = await market.newCustomer();
  const { person } = customer;
  const stranger = newPerson();
  let link = '';

  await test.step('Nobody learns from the page which addresses have an account', async () => {
    await askForLink(page, words, stranger.email);
    await checkPage(page);
    await askForLink(page, words, person.email);
    link = linkIn(await mailbox.waitFor(person.email, words.resetMail), '/reset-password/');
    expect(await mailbox.list(stranger.email)).toEqual([]);
  });

  await test.step('The link leads to a form that wants a good password, twice', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: words.resetTitle })).toBeVisible();
    await choosePassword(page, words, person.email, 'seven77', 'eight888');
    await expectRefused(page, words.newPassword, words.passwordShort);
    await expectRefused(page, words.confirmPassword, words.passwordsDiffer);
    await checkPage(page);
  });

  await test.step('The new password opens the account, the old one does not', async () => {
    await choosePassword(page, words, person.email, NEW_PASSWORD);
    await expect(page.getByText(words.passwordReset, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.resetDone);
    await signIn(page, words, person);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.badCredentials);
    await signIn(page, words, { ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('Whoever was signed in with the old one is out', async () => {
    const elsewhere = await openBrowser(customer);
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL('/login');
  });

  await test.step('A link that was used says so, and offers a new one', async () => {
    const finder = await openBrowser();
    await finder.goto(link);
    await choosePassword(finder, words, person.email, 'another-harbour-17');
    await expect(finder.getByRole('main').getByText(words.linkDead).first()).toBeVisible();
    await checkPage(finder);
    await finder.getByRole('link', { name: words.newLink }).click();
    await expect(finder.getByRole('heading', { level: 1, name: words.forgotTitle })).toBeVisible();
    await market.signIn({ ...person, password: NEW_PASSWORD });
  });
});
