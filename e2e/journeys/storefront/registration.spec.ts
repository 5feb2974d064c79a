import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson } from '../../support/people.ts';
import { expectRefused, fieldOf, fillRegistration, fillStore, noticeOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('A visitor asked to sign in can register and continues to their page', async ({ page, words }) => {
  const person = newPerson();
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: words('storefront:auth.signIn.toRegister'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('storefront:auth.register.title') })).toBeVisible();
  await fillRegistration(page, words, person);
  await page.getByRole('button', { name: words('storefront:auth.register.submit'), exact: true }).click();
  await expect(noticeOf(page, words('storefront:auth.news.registered'))).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(fieldOf(page, words('kit:signIn.email'))).toHaveValue(person.email);
  await signIn(page, words, person);
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByText(words('storefront:dashboard.order.none'))).toBeVisible();
});

test(
  'A certificate of a wrong type is rejected at its field',
  { tag: '@whole' },
  async ({ page, words, complaints, checkPage }) => {
    complaints.expected.push(/status of 422/);
    const person = newPerson();
    const choose = (content: string) =>
      fieldOf(page, words('storefront:auth.register.certificate')).setInputFiles({
        name: 'certificate.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(content),
      });

    await page.goto('/register');
    await page.getByRole('radio', { name: words('storefront:auth.register.vendor') }).check();
    await fillRegistration(page, words, person);
    await fillStore(page, words, 'Olive Clinic Supplies');
    await choose('This only calls itself a PDF.');
    await page.getByRole('button', { name: words('storefront:auth.register.submit'), exact: true }).click();
    await expectRefused(page, words('storefront:auth.register.certificate'), words('backend:validation.document'));
    await expect(fieldOf(page, words('storefront:auth.register.company_name'))).toHaveValue('Olive Clinic Supplies');
    await checkPage(page);

    // The first attempt stored nothing: the e-mail address is still free.
    await choose(CERTIFICATE);
    await page.getByRole('button', { name: words('storefront:auth.register.submit'), exact: true }).click();
    await expect(page.getByText(words('storefront:auth.register.success'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);
