import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { linkIn } from '../../support/mailbox.ts';
import { DEMO } from '../../support/people.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';
import { orderFrom } from '../../support/vendor-orders.ts';

const GTIN = '6281000000205';
const LOT = 'E2E-77';

const EXPIRY_YEAR = new Date().getUTCFullYear() + 2;

/** GS1 code of a box with its expiry, made of the scanner's keys. */
const CODE = `010${GTIN}17${EXPIRY_YEAR - 2000}033110${LOT}`;

const TEXTS = {
  title: 'Boxes that are not sterile',
  title_arabic: 'عبوات غير معقّمة',
  reason: 'The seal of the boxes leaks.',
  reason_arabic: 'ختم العبوات لا يمنع التسرّب.',
  instruction: 'Do not use them.',
  instruction_arabic: 'لا تستخدموها.',
} as const;

/** Fills in class, authority, action and texts of a recall. */
async function describeRecall(admin: Page, words: Translate) {
  await admin.getByRole('radio', { name: words('admin-console:recalls.classes.II'), exact: true }).check();
  await fieldOf(admin, words('admin-console:recalls.orderedBy')).selectOption('SFDA');
  await fieldOf(admin, words('admin-console:recalls.action')).selectOption('return');
  for (const [field, text] of Object.entries(TEXTS)) {
    const label = words(`admin-console:recalls.fields.${field as keyof typeof TEXTS}`);
    await fieldOf(admin, label).fill(text);
  }
}

/** Opens the public record from the check of a box. */
async function readRecord(page: Page, words: Translate, { number, title }: { number: string; title: string }) {
  await page.goto('/recalls');
  await page.getByLabel(words('storefront:recalls.check.label')).fill(LOT);
  await page.getByRole('button', { name: words('storefront:recalls.check.submit'), exact: true }).click();
  // The journey runs in both languages in one marketplace, so the box is recalled twice.
  const found = page.getByRole('status').getByRole('listitem').filter({ hasText: number });
  await found.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/recalls/${number}`);
  await expect(page.getByText(LOT)).toBeVisible();
}

test(
  'A batch is received, sold, recalled, answered for, and reported',
  { tag: '@both' },
  async ({ page, openBrowser, market, mailbox, words, lang, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: 1, barcode: GTIN });
    await market.toggleApproval(product);
    await market.trackBatches(vendor, product, [{ lot_no: LOT, expires_on: `${EXPIRY_YEAR}-03-31`, quantity: 1 }]);
    const name = nameOf({ ...product, name_arabic: product.arabic_name }, lang);
    const store = await openBrowser(vendor);
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const button = (text: string) => admin.getByRole('button', { name: text, exact: true });

    await test.step('The vendor receives the batch by scanning a box', async () => {
      await store.goto('/vendor/batches/receive');
      await expect(fieldOf(store, words('vendor-portal:lots.receive.scan'))).toBeFocused();
      for (const units of ['1', '2', '3']) {
        await store.keyboard.type(`${CODE}\n`);
        await expect(fieldOf(store, words('vendor-portal:lots.units'))).toHaveValue(units);
      }
      await store.getByRole('button', { name: words('vendor-portal:lots.receive.save'), exact: true }).click();
      await expect(rowOf(store, LOT)).toBeVisible();
    });

    const [sent, waiting] = [await market.newCustomer(), await market.newCustomer()];
    const delivered = await orderFrom(market, vendor, sent, [product, 1]);
    await market.completeOrder(vendor, delivered.order_no);
    const held = await orderFrom(market, vendor, waiting, [product, 1]);

    await test.step('The slip of the waiting parcel names the batch', async () => {
      await store.goto(`/vendor/orders/${held.order_sub_no}/packing-slip`);
      await expect(store.getByRole('article')).toContainText(LOT);
    });

    const number = await test.step('An admin drafts the recall and opens it by typing its number', async () => {
      await admin.goto('/admin/add-recall');
      await describeRecall(admin, words);
      await fieldOf(admin, words('admin-console:recalls.findProduct')).fill(product.sku);
      await button(words('admin-console:recalls.chooseOf', { name })).click();
      await admin.getByRole('checkbox', { name: LOT }).check();
      await checkPage(admin);
      await button(words('admin-console:recalls.save')).click();
      await expect(admin).toHaveURL(/\/admin\/recalls\/\d+$/);
      // The address changes before the page.
      const heading = admin.getByRole('heading', { level: 1, name: /^RC-/ });
      const recallNo = (await heading.textContent()) ?? '';
      await button(words('admin-console:recalls.open')).click();
      const dialog = admin.getByRole('dialog');
      await fieldOf(dialog, words('admin-console:recalls.typeNumber', { number: recallNo })).fill(recallNo);
      await checkPage(admin);
      await dialog.getByRole('button', { name: words('admin-console:recalls.open'), exact: true }).click();
      await expect(button(words('admin-console:recalls.close'))).toBeVisible();
      return recallNo;
    });

    await test.step('The waiting parcel can no longer be sent, and the vendor cancels it', async () => {
      await store.goto('/vendor/orders?due=recalled');
      await expect(rowOf(store, held.order_sub_no)).toBeVisible();
      await expect(market.setStatus(vendor, held, 'Shipped')).rejects.toThrow(/held_by_recall/);
      await market.setStatus(vendor, held, 'Cancelled');
    });

    await test.step('The buyer answers from the mail without signing in', async () => {
      const mail = await mailbox.waitFor(sent.person.email, number);
      await page.goto(linkIn(mail, '/recalls/answer'));
      const returned = fieldOf(page, words('storefront:recalls.units.returned'));
      await returned.fill('1');
      await page.getByRole('textbox', { name: words('storefront:recalls.yourName') }).fill('Layla');
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:recalls.send') }).click();
      await expect(page.getByText(words('storefront:recalls.thanks'))).toBeVisible();
    });

    await test.step('The vendor books the unit that came back', async () => {
      await store.goto('/vendor/recalls');
      await rowOf(store, number).getByRole('link').click();
      await store
        .getByRole('button', { name: words('vendor-portal:recalls.bookOf', { number: delivered.order_sub_no }) })
        .click();
      await checkPage(store);
      const dialog = store.getByRole('dialog');
      await dialog.getByRole('button', { name: words('vendor-portal:recalls.book'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await checkPage(store);
    });

    await test.step('The admin sees the answer, closes the recall, and reads its report', async () => {
      await admin.getByRole('link', { name: words('admin-console:recalls.callList'), exact: true }).click();
      await expect(rowOf(admin, delivered.order_sub_no)).toContainText('Layla');
      await checkPage(admin);
      await admin.goBack();
      await button(words('admin-console:recalls.close')).click();
      const dialog = admin.getByRole('dialog');
      await fieldOf(dialog, words('admin-console:recalls.fields.conclusion')).fill('The unit is back.');
      await fieldOf(dialog, words('admin-console:recalls.fields.conclusion_arabic')).fill('أُعيدت الوحدة.');
      await dialog.getByRole('button', { name: words('admin-console:recalls.close'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await admin.getByRole('link', { name: words('admin-console:recalls.report'), exact: true }).click();
      const paper = admin.getByRole('article', { name: words('admin-console:recalls.report') });
      await expect(paper).toContainText('The unit is back.');
      await expect(paper).toContainText('أُعيدت الوحدة.');
      await checkPage(admin);
    });

    await test.step('Everybody reads the record, and checks a box', async () => {
      await readRecord(page, words, { number, title: lang === 'ar' ? TEXTS.title_arabic : TEXTS.title });
      await checkPage(page);
    });
  },
);
