import { nameOf } from '../../support/catalogue.ts';
import { newPicture } from '../../support/pictures.ts';
import { DEMO } from '../../support/people.ts';
import { factOf, fieldOf, noticeOf, orderCardOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { downloadTable } from '../../support/csv.ts';

const IBAN = 'SA0380000000608010167519';
const STOCK = 50;

test(
  'A customer returns two of three units, and all sides see the same refund',
  { tag: '@phone' },
  async ({ openBrowser, market, words, lang, checkPage, recheckPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: STOCK });
    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 3 });
    const { order_no } = await market.placeOrder(customer);
    await market.completeOrder(vendor, order_no);
    const name = nameOf({ ...product, name_arabic: product.arabic_name }, lang);

    const page = await openBrowser(customer);
    const store = await openBrowser(vendor);
    const adminSession = await market.signIn(DEMO.admin);
    const admin = await openBrowser(adminSession);
    const [order] = await market.listOrders(customer);
    const asked = { number: '', refund: '' };

    await test.step('The customer selects units and a reason and sees the refund', async () => {
      await page.goto('/dashboard/orders');
      await orderCardOf(page, order_no).getByRole('button').click();
      await page.getByRole('link', { name: words('storefront:returns.ask') }).click();
      const more = page.getByRole('button', { name: words('kit:quantity.more_of', { item: name }) });
      await more.click();
      await more.click();
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:returns.continue') }).click();
      await fieldOf(page, words('storefront:returns.reason')).selectOption('damaged');
      await page.getByLabel(words('storefront:returns.pictures')).setInputFiles(newPicture('torn.png'));
      await fieldOf(page, words('storefront:returns.note')).fill('Torn on both sides.');
      await fieldOf(page, words('storefront:returns.iban')).fill(IBAN);
      await fieldOf(page, words('storefront:returns.holder')).fill('Layla Hassan');
      const summary = noticeOf(page, words('storefront:returns.summary'));
      asked.refund = (await summary.locator('strong').textContent()) ?? '';
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:returns.send') }).click();
      await expect(page).toHaveURL(/\/dashboard\/returns\/RET-/);
      asked.number = page.url().split('/').at(-1) ?? '';
      await recheckPage(page);
    });

    await test.step('The vendor views the photo and approves', async () => {
      await store.goto('/vendor/returns');
      await rowOf(store, asked.number).getByRole('link').click();
      await expect(store.getByRole('img', { name: words('kit:returns.pictureOf', { name }) })).toBeVisible();
      await store.getByRole('radio', { name: words('vendor-portal:returns.decisions.approve') }).check();
      await checkPage(store);
      await store.getByRole('button', { name: words('vendor-portal:returns.decide') }).click();
      await expect(store.getByRole('button', { name: words('vendor-portal:returns.receive') })).toBeVisible();
    });

    await test.step('The vendor receives one sellable and one damaged unit', async () => {
      await page.reload();
      await page.getByRole('button', { name: words('storefront:returns.sent') }).click();
      await expect(page.getByText(words('storefront:returns.todo.sent'))).toBeVisible();
      await store.getByRole('button', { name: words('vendor-portal:returns.receive') }).click();
      await fieldOf(store, words('vendor-portal:returns.restock')).fill('1');
      await fieldOf(store, words('vendor-portal:returns.writeOff')).fill('1');
      await store.getByRole('button', { name: words('vendor-portal:returns.preview') }).click();
      await expect(factOf(store.locator('form'), words('vendor-portal:returns.refund'))).toHaveText(asked.refund);
      await checkPage(store);
      await store.getByRole('button', { name: words('vendor-portal:returns.inspect') }).click();
      await expect(store.getByText(words('kit:returns.states.inspected')).first()).toBeVisible();
      expect((await market.getProduct(product.slug)).stock).toBe(STOCK - 3 + 1);
    });

    await test.step('An admin downloads the refund for the bank and marks it paid', async () => {
      await admin.goto('/admin/refunds/runs');
      await market.orderRefunds(adminSession, order?.currency ?? 'SAR');
      await admin.reload();
      const file = admin.getByRole('button', { name: /REF-/ }).first();
      const { cells } = await downloadTable(admin, file);
      expect(cells.flat()).toContain(IBAN);
      await recheckPage(admin);
      await admin.goto(`/admin/refunds?search=${asked.number}`);
      await expect(rowOf(admin, asked.number)).toContainText(words('admin-console:refunds.states.underway'));
      await rowOf(admin, asked.number).getByRole('button').click();
      const dialog = admin.getByRole('dialog');
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Riyadh' }).format(new Date());
      await fieldOf(dialog, words('admin-console:refunds.reference')).fill('FT-7');
      await fieldOf(dialog, words('admin-console:refunds.paidOn')).fill(today);
      await dialog.getByRole('button', { name: words('admin-console:refunds.save'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(admin, asked.number)).toContainText(words('admin-console:refunds.states.paid'));
    });

    await test.step('The customer sees the paid amount and the credit note', async () => {
      await page.reload();
      await expect(factOf(page.locator('main'), words('storefront:returns.refund'))).toHaveText(asked.refund);
      await expect(page.getByText(words('storefront:returns.refundStates.paid'), { exact: true })).toBeVisible();
      await recheckPage(page);
      const papers = order ? await market.listInvoices(customer, order) : [];
      expect(papers.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'invoice']);
    });
  },
);
