import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson, DEMO } from '../../support/people.ts';
import { fillRegistration, fillStore, rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { findVendors } from '../../support/vendor-list.ts';

const REMARKS = 'The certificate has expired.';

test(
  'A vendor registers, cannot sign in until approved, and then sells',
  { tag: '@whole' },
  async ({ page, openBrowser, market, mailbox, words, complaints, checkPage }) => {
    complaints.expected.push(/status of 403/);
    const person = { ...newPerson(), lastname: 'Al Khalifa' };
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const refused = page.getByRole('main').getByRole('alert');
    const enter = () => page.getByRole('button', { name: words('kit:signIn.submit'), exact: true }).click();

    const decide = async (choice: string, remarks?: string) => {
      await rowOf(admin, person.email)
        .getByRole('button', { name: words('admin-console:vendors.changeOf', { name: '' }).trim() })
        .click();
      const dialog = admin.getByRole('dialog');
      await expect(dialog).toContainText('Olive Clinic Supplies');
      await dialog.getByRole('combobox', { name: words('admin-console:vendors.status') }).selectOption(choice);
      if (remarks) {
        await dialog.getByRole('textbox', { name: words('admin-console:vendors.remarks') }).fill(remarks);
        await checkPage(admin);
      }
      await dialog.getByRole('button', { name: words('admin-console:vendors.save'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(admin, person.email)).toContainText(choice);
    };

    await test.step('The vendor registers with a certificate', async () => {
      await page.goto('/register');
      await page.getByRole('radio', { name: words('storefront:auth.register.vendor') }).check();
      await fillRegistration(page, words, person);
      await fillStore(page, words, 'Olive Clinic Supplies');
      await page
        .getByLabel(words('storefront:auth.register.certificate'))
        .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) });
      await expect(page.getByText('certificate.pdf')).toBeVisible();
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:auth.register.submit') }).click();
      await expect(page.getByText(words('storefront:auth.register.success'))).toBeVisible();
    });

    await test.step('The sign-in is refused with a reason', async () => {
      await page.goto('/vendor/login');
      await signIn(page, words, person);
      await expect(refused).toHaveText(words('backend:errors.vendor_inactive'));
    });

    await test.step('After a rejection, the vendor sees the reason at the sign-in and in a mail', async () => {
      await findVendors(admin, person.email);
      await decide(words('admin-console:vendors.statuses.rejected'), REMARKS);
      await expect(rowOf(admin, person.email)).toContainText(REMARKS);
      await enter();
      await expect(refused).toHaveText(words('backend:errors.vendor_rejected', { remarks: REMARKS }));
      await mailbox.waitFor(person.email, words('backend:mail.vendor-rejected.remarks', { remarks: REMARKS }));
    });

    await test.step('After the approval, the vendor can sign in', async () => {
      await decide(words('admin-console:vendors.statuses.active'));
      await enter();
      await expect(page).toHaveURL('/vendor');
    });
  },
);
