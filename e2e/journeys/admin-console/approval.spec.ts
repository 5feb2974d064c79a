import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf, writtenName } from '../../support/productForm.ts';
import { rowOf } from '../../support/screens.ts';
import { expectOnSale } from '../../support/shopList.ts';
import { expect, test } from '../../support/test.ts';

test('An admin looks at a product as shoppers will see it, approves it, takes it back, and weighs what changed', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 404/);
  const { decision, oversight, ownProducts } = words;
  const priceField = currency === 'BHD' ? 'price_bhd' : 'price_sar';
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor, { stock: 37, price_sar: 21.5, price_bhd: 2.125, price_usd: 5.75 });
  const name = writtenName(product, lang);
  const money = (amount: number, of = currency) => moneyOf(amount, { lang, currency: of });
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const main = admin.getByRole('main');
  const panel = admin.getByRole('region', { name: decision.title, exact: true });
  const press = (label: string) => panel.getByRole('button', { name: label, exact: true }).click();
  const approved = toastOf(admin, words, words.approvalUpdated).first();

  await test.step('The list leads to all that the vendor wrote, in both languages and every currency', async () => {
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name, exact: true }).click();
    await expect(admin).toHaveURL(`/admin/products/${product.id}`);
    await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    const english = admin.getByRole('region', { name: decision.english });
    await expect(english).toContainText(product.name);
    await expect(english).toContainText(product.description);
    const arabic = admin.getByRole('region', { name: decision.arabic });
    await expect(arabic).toContainText(product.arabic_name);
    await expect(arabic).toContainText(product.arabic_description);
    const prices = admin.getByRole('table', { name: decision.prices });
    for (const price of [money(21.5, 'SAR'), money(2.125, 'BHD'), money(5.75, 'USD'), product.sku, '37']) {
      await expect(prices).toContainText(price);
    }
    await expect(main).toContainText(product.barcode);
    await expect(panel).toContainText(decision.isHidden);
    await expect(panel.getByRole('listitem')).toHaveText(decision.notApproved);
    await expect(panel.getByRole('link', { name: decision.inShop })).toBeHidden();
    await expect(panel.getByRole('link', { name: vendor.companyName })).toHaveAttribute(
      'href',
      `/admin/edit-vendor/${vendor.id}`,
    );
    await expectOnSale(visitor, words, lang, product, false);
    await checkPage(admin);
  });

  await test.step('Approved, it is in the shop, one step away', async () => {
    await press(oversight.approve);
    await expect(approved).toBeVisible();
    await expect(panel).toContainText(decision.isShown);
    await expectOnSale(visitor, words, lang, product, true);
    await checkPage(admin);
    const opened = admin.waitForEvent('popup');
    await panel.getByRole('link', { name: decision.inShop }).click();
    const shop = await opened;
    await expect(shop).toHaveURL(`/product/${product.slug}`);
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await shop.close();
  });

  await test.step('What is changed after that stands before and after; taken back, it leaves the shop', async () => {
    await market.editProduct(vendor, product, { [priceField]: 42 });
    await admin.goto(`/admin/products?vendor=${vendor.id}`);
    await admin.getByRole('link', { name: words.changedOf(name) }).click();
    const changes = admin.getByRole('region', { name: decision.changes, exact: true });
    const price = changes.getByRole('region', { name: decision.priceField[currency === 'BHD' ? 'BHD' : 'SAR'] });
    await expect(price.getByRole('definition')).toHaveText([money(product[priceField]), money(42)]);
    await checkPage(admin);
    await press(decision.takeBack);
    await expect(approved).toBeVisible();
    await expect(changes).toBeHidden();
    await expectOnSale(visitor, words, lang, product, false);
    expect(await market.listOwnProducts(vendor)).toMatchObject([{ id: product.id, approval_status: 0 }]);
  });

  await test.step('The vendor hears of it', async () => {
    const page = await openBrowser(vendor);
    await page.goto('/vendor/products');
    await expect(rowOf(page, name)).toContainText(words.approvals.pending);
    await page.getByRole('button', { name: words.bell.unread(2), exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.bell.title })).toContainText(decision.goneNotice(name));
  });

  await test.step('Approved once more, it is on sale as it is now', async () => {
    await press(oversight.approve);
    await expect(panel).toContainText(decision.isShown);
    await expectOnSale(visitor, words, lang, product, true);
    await expect(visitor.getByRole('main')).toContainText(money(42));
  });

  await test.step('The next one that waits is one step away', async () => {
    const next = panel.getByRole('link', { name: decision.next });
    const address = (await next.getAttribute('href')) ?? '';
    expect(address).not.toBe(`/admin/products/${product.id}`);
    await next.click();
    await expect(admin).toHaveURL(address);
    await expect(admin.getByRole('heading', { level: 1, name })).toBeHidden();
  });

  await test.step('Deleted here, it is gone everywhere, and its page says so', async () => {
    await admin.goto(`/admin/products/${product.id}`);
    await press(ownProducts.deleteAll);
    await admin.getByRole('dialog').getByRole('button', { name: ownProducts.yesDelete, exact: true }).click();
    await expect(toastOf(admin, words, ownProducts.deleted)).toBeVisible();
    await expect(admin).toHaveURL('/admin/products');
    const answer = await visitor.reload();
    expect(answer?.status()).toBe(404);
    await admin.goto(`/admin/products/${product.id}`);
    await expect(admin.getByRole('heading', { name: words.pageNotFound })).toBeVisible();
    await checkPage(admin);
  });
});
