import type { Page } from '@playwright/test';
import { newCertificate } from '../../support/certificate.ts';
import { downloadFile } from '../../support/download.ts';
import { DEMO, fullNameOf, newPerson, type Person } from '../../support/people.ts';
import { edgesOf, isLike, newPicture, OLIVE } from '../../support/pictures.ts';
import { toastOf } from '../../support/product-form.ts';
import { choosePlaces, fieldOf, rowOf, signIn } from '../../support/screens.ts';
import { newCompanyNames } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';
import { SAUDI_ARABIA } from '../../support/countries.ts';

type Field = keyof Person | 'company_name' | 'company_name_arabic' | 'company_address';

const NEW_PASSWORD = 'cedar-harbour-17';

const fill = async (page: Page, words: Translate, texts: Partial<Record<Field, string>>) => {
  for (const [name, text] of Object.entries(texts))
    await fieldOf(page, words(`admin-console:vendors.form.${name as Field}`)).fill(text);
};

test(
  'An admin adds a vendor, who signs in with the current password only',
  { tag: '@whole' },
  async ({ openBrowser, market, mailbox, words, lang, complaints, checkPage }) => {
    complaints.expected.push(/status of 401/);
    // The recorder tries to fetch the logo preview, which the content security policy forbids.
    complaints.expected.push(/Connecting to 'blob:/);
    const person = newPerson();
    const name = fullNameOf(person);
    const [company, renamed] = [newCompanyNames(), newCompanyNames()];
    const certificate = newCertificate('شهادة السجل.pdf');
    const [admin, vendor] = [await openBrowser(await market.signIn(DEMO.admin)), await openBrowser()];
    const row = rowOf(admin, person.email);
    const save = () => admin.getByRole('button', { name: words('admin-console:vendors.form.save') }).click();

    const places = await test.step('The vendor is added with logo, certificate and location, and listed', async () => {
      await admin.goto('/admin/add-vendor');
      await fill(admin, words, { ...person, company_name: company.en, company_name_arabic: company.ar });
      await fill(admin, words, { company_address: '4 Olive Street' });
      const chosen = await choosePlaces(admin, words, SAUDI_ARABIA[lang], 'kit:place');
      await fieldOf(admin, words('admin-console:vendors.form.logo')).setInputFiles(newPicture('cedar.png'));
      await fieldOf(admin, words('admin-console:vendors.form.cr_certificate')).setInputFiles(certificate);
      await expect(
        admin.getByRole('img', { name: words('admin-console:pictures.chosen', { name: 'cedar.png' }) }),
      ).toBeVisible();
      await checkPage(admin);
      await save();
      await expect(toastOf(admin, words, words('admin-console:vendors.added'))).toBeVisible();
      for (const text of [name, company[lang], person.phone_number, words('admin-console:vendors.statuses.active')])
        await expect(row).toContainText(text);
      await expect.poll(async () => isLike((await edgesOf(row.locator('img')))[0], OLIVE)).toBe(true);
      return chosen;
    });

    await test.step('The downloaded certificate equals the uploaded file', async () => {
      const button = row.getByRole('button', { name: words('admin-console:vendors.downloadCrOf', { name }) });
      expect(await downloadFile(admin, button)).toEqual({ name: certificate.name, content: certificate.buffer });
    });

    await test.step('The vendor gets a mail and signs in with the initial password', async () => {
      await mailbox.waitFor(person.email, words('backend:mail.vendor-approved.subject'));
      await vendor.goto('/vendor/login');
      await signIn(vendor, words, person);
      await expect(vendor).toHaveURL('/vendor');
      await vendor.goto('/vendor/settings?tab=general');
      await expect(fieldOf(vendor, words('vendor-portal:settings.general.company_name'))).toHaveValue(company.en);
      for (const [index, label] of [
        words('kit:place.country'),
        words('kit:place.state'),
        words('kit:place.city'),
      ].entries())
        await expect(vendor.getByRole('combobox', { name: label }).locator('option:checked')).toHaveText(
          places[index] ?? '',
        );
    });

    await test.step('After a change by the admin, only the new password works', async () => {
      await row.getByRole('link', { name }).click();
      await expect(fieldOf(admin, words('admin-console:vendors.form.company_name'))).toHaveValue(company.en);
      await fill(admin, words, { company_name: renamed.en, company_name_arabic: renamed.ar, password: NEW_PASSWORD });
      await save();
      await expect(toastOf(admin, words, words('admin-console:vendors.updated'))).toBeVisible();
      await expect(row).toContainText(renamed[lang]);
      await vendor.goto('/vendor/orders');
      await expect(vendor).toHaveURL(/\/vendor\/login/);
      await signIn(vendor, words, person);
      await expect(vendor.getByRole('main').getByRole('alert')).toHaveText(words('backend:errors.bad_credentials'));
      await signIn(vendor, words, { ...person, password: NEW_PASSWORD });
      await expect(vendor).not.toHaveURL(/\/vendor\/login/);
    });
  },
);
