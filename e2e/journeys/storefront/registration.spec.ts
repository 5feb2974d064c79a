import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson } from '../../support/people.ts';
import { expectRefused, fieldOf, fillRegistration, fillStore, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('Somebody who is asked to sign in opens an account in place, and gets to where they were going', async ({
  page,
  words,
}) => {
  const person = newPerson();
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: words.createAccount, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.signUp })).toBeVisible();
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.accountReady);
  await expect(page).toHaveURL('/login');
  await expect(fieldOf(page, words.email)).toHaveValue(person.email);
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByText(words.noOrders)).toBeVisible();
});

test('A vendor whose certificate is of another kind is told so at its field, and sends the right one', async ({
  page,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 422/);
  const person = newPerson();
  const choose = (content: string) =>
    fieldOf(page, words.certificate).setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(content),
    });

  await page.goto('/register');
  await page.getByRole('radio', { name: words.sellAsVendor }).check();
  await fillRegistration(page, words, person);
  await fillStore(page, words, 'Olive Clinic Supplies');
  await choose('This only calls itself a PDF.');
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expectRefused(page, words.certificate, words.documentRefused);
  await expect(fieldOf(page, words.companyName)).toHaveValue('Olive Clinic Supplies');
  await checkPage(page);

  // Nothing was kept of the first try: the e-mail address is still free.
  await choose(CERTIFICATE);
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page.getByText(words.registered, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
