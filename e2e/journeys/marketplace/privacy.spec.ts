import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { downloadFile } from '../../support/download.ts';
import { expect, test } from '../../support/operating.ts';
import { DEMO, type Person } from '../../support/people.ts';
import { fieldOf, rowOf, signIn } from '../../support/screens.ts';
import type { Translate } from '../../support/translate.ts';

/** Days until an erasure can no longer be stopped, and one more. */
const DAYS = 15;
/** Longer than the job that erases takes to come round. */
const JOB_MS = 120_000;

const confirm = async (page: Page, words: Translate, { password }: Person) => {
  const dialog = page.getByRole('dialog', { name: words('kit:stepUp.title') });
  await fieldOf(dialog, words('kit:signIn.password')).fill(password);
  await dialog.getByRole('button', { name: words('kit:stepUp.submit') }).click();
};

const askToDelete = async (page: Page, words: Translate) => {
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: words('kit:privacy.delete.title') }).click();
  const dialog = page.getByRole('dialog', { name: words('kit:privacy.delete.question') });
  await dialog.getByRole('button', { name: words('kit:privacy.delete.confirm') }).click();
};

test(
  'A shopper gets their data, stops a deletion by signing in, and is deleted later',
  { tag: '@phone' },
  async ({ demo, openBrowser, market, mailbox, words, complaints, checkPage }) => {
    complaints.expected.push(/status of (401|403)/);
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: 5 });
    await market.toggleApproval(product);
    const [customer, other] = [await market.newCustomer(), await market.newCustomer()];
    const buy = async (buyer: typeof customer) => {
      await market.addToCart(buyer, { product_id: product.id, quantity: 1 });
      const { order_no } = await market.placeOrder(buyer);
      const [order] = await market.listOrders(buyer);
      // An open order would be in the way of a deletion.
      if (order) await market.cancelOrder(buyer, order);
      return order_no;
    };
    const [own, foreign] = [await buy(customer), await buy(other)];
    const { person } = customer;
    // An hour later, the sign-in is too old for requests about personal data.
    await demo.moveClock(1 / 24);
    const page = await openBrowser(customer);

    await test.step('The file has the name and the order of the shopper, and of no one else', async () => {
      await page.goto('/dashboard/privacy');
      await checkPage(page);
      await page.getByRole('button', { name: words('kit:privacy.download.ask') }).click();
      await confirm(page, words, person);
      const fetch = page.getByRole('button', { name: words('kit:privacy.download.fetch') });
      await expect(fetch).toBeVisible();
      const { name, content } = await downloadFile(page, fetch);
      expect(name).toMatch(/^balsam-data-[\d-]+\.zip$/);
      const files = unzipSync(content);
      const text = Object.values(files)
        .map((file) => Buffer.from(file).toString())
        .join('\n');
      for (const own_text of [person.email, own, 'Gulf Care']) expect(text).toContain(own_text);
      for (const foreign_text of [other.person.email, foreign]) expect(text).not.toContain(foreign_text);
    });

    await test.step('Asking for the deletion signs the shopper out, and signing in stops it', async () => {
      await askToDelete(page, words);
      await expect(page).toHaveURL('/');
      await mailbox.waitFor(person.email, words('backend:mail.erasure-announced.link'));
      await page.goto('/dashboard/privacy');
      await expect(page).toHaveURL('/login');
      await signIn(page, words, person);
      await expect(page).toHaveURL('/dashboard/privacy');
      await expect(page.getByText(words('kit:privacy.states.withdrawn'))).toBeVisible();
    });

    await test.step('Asked for again and not stopped, the account is deleted after 14 days', async () => {
      await askToDelete(page, words);
      await expect(page).toHaveURL('/');
      await page.goto('about:blank');
      await demo.moveClock(DAYS);
      const done = words('backend:mail.erasure-done.subject');
      const isDone = async () => (await mailbox.list(person.email)).some(({ subject }) => subject === done);
      await expect.poll(isDone, { timeout: JOB_MS }).toBe(true);
      await page.goto('/login');
      await signIn(page, words, person);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(words('backend:errors.bad_credentials'));
    });

    await test.step('The console shows the request as done, without the name', async () => {
      const admin = await openBrowser(await market.signIn(DEMO.admin));
      await admin.goto('/admin/privacy?state=done&kind=erase');
      await expect(rowOf(admin, words('admin-console:privacy.kinds.erase')).first()).toContainText(
        words('admin-console:privacy.states.done'),
      );
      await expect(admin.getByText(person.email)).toHaveCount(0);
      await checkPage(admin);
    });
  },
);
