import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson } from '../../support/people.ts';
import { expectRefused, fieldOf, fillRegistration, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('Somebody who is asked to sign in opens an account in place, and gets to where they were going', async ({
  page,
  context,
  words,
  checkPage,
}) => {
  const person = newPerson();
  const toRegistration = page.getByRole('button', { name: words.createAccount, exact: true });
  const register = page.getByRole('button', { name: words.register, exact: true });

  await test.step('The sign-in turns into the registration and back, under its own address', async () => {
    await page.goto('/dashboard/orders');
    await expect(page).toHaveURL('/login');
    await toRegistration.click();
    await expect(page.getByRole('heading', { level: 1, name: words.signUp })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: words.toLogin, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.logIn })).toBeVisible();
    await toRegistration.click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('What cannot be an address or a password is refused at its field', async () => {
    await fieldOf(page, words.email).fill('layla@');
    await fieldOf(page, words.password).fill('five5');
    await fieldOf(page, words.confirmPassword).fill('another-one');
    await register.click();
    await expectRefused(page, words.email, words.registerEmailInvalid);
    await expectRefused(page, words.password, words.registerPasswordShort);
    await expectRefused(page, words.confirmPassword, words.registerPasswordsDiffer);
    await checkPage(page);
  });

  await test.step('The privacy policy opens beside the form, which keeps what was typed', async () => {
    await fillRegistration(page, words, person);
    const beside = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: words.privacyLink }).click();
    const policy = await beside;
    await expect(policy).toHaveURL('/privacy-policy');
    await expect(policy.getByRole('heading', { level: 1, name: words.privacyTitle })).toBeVisible();
    await policy.close();
    await expect(fieldOf(page, words.email)).toHaveValue(person.email);
  });

  await test.step('The new customer signs in and reads the orders, as intended', async () => {
    await register.click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.accountReady);
    await expect(fieldOf(page, words.email)).toHaveValue(person.email);
    await checkPage(page);
    await signIn(page, words, person);
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(page.getByText(words.noOrders)).toBeVisible();
  });
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
  await fieldOf(page, words.companyName).fill('Olive Clinic Supplies');
  await choose('This only calls itself a PDF.');
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expectRefused(page, words.certificate, words.documentRefused);
  await expect(fieldOf(page, words.companyName)).toHaveValue('Olive Clinic Supplies');
  await expect(fieldOf(page, words.password)).toHaveValue(person.password);
  await checkPage(page);

  // Nothing was kept of the first try: the e-mail address is still free.
  await choose(CERTIFICATE);
  await page.getByRole('button', { name: words.register, exact: true }).click();
  await expect(page.getByText(words.registered, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
