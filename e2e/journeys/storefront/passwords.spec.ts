import { linkIn } from '../../support/mailbox.ts';
import { fieldOf, noticeOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const NEW_PASSWORD = 'cedar-harbour-41';

test('A password reset link arrives by mail and works once', async ({
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
  const elsewhere = await openBrowser(customer);
  const choosePassword = async (password: string) => {
    await fieldOf(page, words('storefront:auth.reset.email')).fill(person.email);
    await fieldOf(page, words('storefront:auth.reset.password')).fill(password);
    await fieldOf(page, words('storefront:auth.reset.password_confirmation')).fill(password);
    await page.getByRole('button', { name: words('storefront:auth.reset.submit') }).click();
  };

  await test.step('After the request, the sign-in opens with the e-mail address', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: words('kit:signIn.forgotPassword') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('storefront:auth.forgot.title') })).toBeVisible();
    await fieldOf(page, words('storefront:auth.forgot.email')).fill(person.email);
    await page.getByRole('button', { name: words('storefront:auth.forgot.submit') }).click();
    await expect(noticeOf(page, words('storefront:auth.news.linkSent', { email: person.email }))).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(fieldOf(page, words('kit:signIn.email'))).toHaveValue(person.email);
  });

  const link = linkIn(
    await mailbox.waitFor(person.email, words('backend:mail.password-reset.subject')),
    '/reset-password/',
  );

  await test.step('The new password works, the old one does not', async () => {
    await page.goto(link);
    await choosePassword(NEW_PASSWORD);
    await expect(noticeOf(page, words('storefront:auth.news.passwordReset'))).toBeVisible();
    await expect(page).toHaveURL('/login');
    await signIn(page, words, person);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words('backend:errors.bad_credentials'));
    await checkPage(page);
    await signIn(page, words, { ...person, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('Sessions with the old password have ended', async () => {
    await elsewhere.goto('/dashboard');
    await expect(elsewhere).toHaveURL('/login');
  });

  await test.step('A used link says so and offers a new one', async () => {
    await page.goto(link);
    await choosePassword('another-harbour-17');
    await expect(page.getByRole('main').getByText(words('backend:errors.reset_link_dead')).first()).toBeVisible();
    await page.getByRole('link', { name: words('storefront:auth.reset.newLink') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('storefront:auth.forgot.title') })).toBeVisible();
  });
});
