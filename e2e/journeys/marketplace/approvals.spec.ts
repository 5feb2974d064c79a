import { CERTIFICATE } from '../../support/certificate.ts';
import { newPerson, DEMO } from '../../support/people.ts';
import { fillRegistration, fillStore, rowOf, signIn } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { findVendors } from '../../support/vendor-list.ts';

const REMARKS = 'The certificate has expired.';

test(
  'A vendor registers, is refused until the admin approves, and then sells',
  { tag: '@whole' },
  async ({ page, openBrowser, market, mailbox, words, complaints, checkPage }) => {
    complaints.expected.push(/status of 403/);
    const { vendors } = words;
    const person = { ...newPerson(), lastname: 'Al Khalifa' };
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const refused = page.getByRole('main').getByRole('alert');
    const enter = () => page.getByRole('button', { name: words.signIn, exact: true }).click();

    const decide = async (choice: string, remarks?: string) => {
      await rowOf(admin, person.email).getByRole('button', { name: words.changeStatus }).click();
      const dialog = admin.getByRole('dialog');
      await expect(dialog).toContainText('Olive Clinic Supplies');
      await dialog.getByRole('combobox', { name: words.status }).selectOption(choice);
      if (remarks) {
        await dialog.getByRole('textbox', { name: words.remarks }).fill(remarks);
        await checkPage(admin);
      }
      await dialog.getByRole('button', { name: words.save, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(admin, person.email)).toContainText(choice);
    };

    await test.step('The vendor registers with a certificate', async () => {
      await page.goto('/register');
      await page.getByRole('radio', { name: words.sellAsVendor }).check();
      await fillRegistration(page, words, person);
      await fillStore(page, words, 'Olive Clinic Supplies');
      await page
        .getByLabel(words.certificate)
        .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CERTIFICATE) });
      await expect(page.getByText('certificate.pdf')).toBeVisible();
      await checkPage(page);
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.getByText(words.registered)).toBeVisible();
    });

    await test.step('Signing in is refused with the reason', async () => {
      await page.goto('/vendor/login');
      await signIn(page, words, person);
      await expect(refused).toHaveText(words.vendorWaits);
    });

    await test.step('The admin rejects, and the vendor reads why, at the door and in a mail', async () => {
      await findVendors(admin, person.email);
      await decide(words.rejected, REMARKS);
      await expect(rowOf(admin, person.email)).toContainText(REMARKS);
      await enter();
      await expect(refused).toHaveText(vendors.notAccepted(REMARKS));
      await mailbox.waitFor(person.email, vendors.refusedMail(REMARKS));
    });

    await test.step('The admin approves, and the vendor is let in', async () => {
      await decide(words.active);
      await enter();
      await expect(page).toHaveURL('/vendor');
    });
  },
);
