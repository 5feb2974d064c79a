import { newPicture } from '../../support/pictures.ts';
import { DEMO } from '../../support/people.ts';
import { fieldOf, orderCardOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test(
  'A shopper asks with a picture, the store answers, and the marketplace decides',
  { tag: '@phone' },
  async ({ openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor, { stock: 5 });
    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    const { order_no } = await market.placeOrder(customer);
    const [order] = await market.listOrders(customer);
    const number = order?.order_sub_no ?? '';

    const page = await openBrowser(customer);
    const store = await openBrowser(vendor);
    const admin = await openBrowser(await market.signIn(DEMO.admin));
    const message = words('kit:thread.body');
    const send = words('kit:thread.send');
    const dispute = words('storefront:dashboard.messages.dispute');

    await test.step('The shopper asks, with a picture', async () => {
      await page.goto('/dashboard/orders');
      await orderCardOf(page, order_no).getByRole('button').click();
      await page.getByRole('button', { name: words('storefront:dashboard.messages.open') }).click();
      await fieldOf(page, message).fill('Is the open box still sterile?');
      await page.getByLabel(words('kit:thread.files')).setInputFiles(newPicture('box.png'));
      await checkPage(page);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('img', { name: words('kit:thread.picture', { name: 'box.png' }) })).toBeVisible();
    });

    await test.step('The store finds the question in its queue, sees the picture and answers', async () => {
      await store.goto('/vendor/messages');
      await expect(rowOf(store, number)).toContainText('Is the open box still sterile?');
      await checkPage(store);
      await rowOf(store, number).getByRole('link').click();
      await expect(store.getByRole('img', { name: words('kit:thread.picture', { name: 'box.png' }) })).toBeVisible();
      await fieldOf(store, message).fill('It has its own sealed wrap.');
      await store.getByRole('button', { name: send }).click();
      await expect(fieldOf(store, message)).toHaveValue('');
      await expect(store.getByText('It has its own sealed wrap.')).toBeVisible();
    });

    await test.step('The shopper reads the answer and asks the marketplace to decide', async () => {
      await page.reload();
      await page.getByRole('button', { name: words('storefront:dashboard.messages.open') }).click();
      await expect(page.getByText('It has its own sealed wrap.')).toBeVisible();
      await page.getByRole('button', { name: dispute }).click();
      await fieldOf(page, words('storefront:dashboard.messages.reason')).fill('The wrap is torn too.');
      await page.getByRole('button', { name: dispute }).click();
      await expect(page.getByText(words('kit:thread.kinds.dispute'))).toBeVisible();
    });

    await test.step('An admin opens the conversation, which is logged, and decides', async () => {
      await admin.goto(`/admin/disputes?search=${number}`);
      await checkPage(admin);
      await rowOf(admin, number).getByRole('button').click();
      await admin.getByRole('button', { name: words('admin-console:disputes.open') }).click();
      await expect(admin.getByText('Is the open box still sterile?')).toBeVisible();
      await fieldOf(admin, words('admin-console:disputes.decision')).fill('The store sends another one.');
      await checkPage(admin);
      await admin.getByRole('button', { name: words('admin-console:disputes.decide') }).click();
      await expect(admin.getByText('The store sends another one.').first()).toBeVisible();
      await admin.goto(`/admin/audit-log?entity=thread&search=${number}`);
      await expect(admin.getByText(number).first()).toBeVisible();
    });

    await test.step('Both sides see that it joined, and the decision', async () => {
      await page.reload();
      await page.getByRole('button', { name: words('storefront:dashboard.messages.open') }).click();
      for (const each of [page, store]) {
        if (each === store) await store.reload();
        await expect(each.getByText(words('kit:thread.joined'))).toBeVisible();
        await expect(each.getByText('The store sends another one.')).toBeVisible();
      }
    });
  },
);
