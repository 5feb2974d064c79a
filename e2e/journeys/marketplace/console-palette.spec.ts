import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { writtenName } from '../../support/productForm.ts';
import { bodyRows } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { orderFrom } from '../../support/vendorOrders.ts';
import type { Words } from '../../support/words.ts';

/** What leads anywhere by its name, as a person at a keyboard uses it. */
function paletteOf(page: Page, { palette }: Words) {
  const dialog = page.getByRole('dialog', { name: palette.title });
  const field = dialog.getByRole('combobox', { name: palette.field });
  const options = dialog.getByRole('option');
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  };
  const find = async (text: string) => {
    await open();
    await field.fill(text);
  };
  return {
    ...{ dialog, field, options, open, find },
    button: page.getByRole('button', { name: palette.title, exact: true }),
    /** Finds one thing by a text, and goes where it leads. */
    async goTo(text: string, option: string | RegExp, address: string | RegExp) {
      await find(text);
      await expect(options).toHaveText([option]);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
    },
    /** Finds nothing of that name. */
    async expectNothing(text: string) {
      await find(text);
      await expect(dialog.getByText(palette.nothing, { exact: true })).toBeVisible();
      await expect(options).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
}

test('A vendor goes anywhere by name, and finds the own things and nobody else’s', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const { palette } = words;
  const [vendor, other] = [await market.newVendor(), await market.newVendor()];
  const [own, foreign] = [await market.addProduct(vendor), await market.addProduct(other)];
  for (const product of [own, foreign]) await market.toggleApproval(product);
  const [customer, stranger] = [await market.newCustomer(), await market.newCustomer()];
  const sold = await orderFrom(market, vendor, customer, [own, 1]);
  const soldElsewhere = await orderFrom(market, other, stranger, [foreign, 1]);
  const page = await openBrowser(vendor);
  const { button, dialog, field, options, open, find, goTo, expectNothing } = paletteOf(page, words);
  const name = writtenName(own, lang);

  await test.step('It opens by a button and by keys, and gives the focus back', async () => {
    await page.goto('/vendor/products');
    await button.click();
    await expect(field).toBeFocused();
    await expect(options.filter({ hasText: palette.reviews })).toBeVisible();
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    const search = page.getByRole('searchbox', { name: words.searchProducts });
    await search.focus();
    await open();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search).toBeFocused();
  });

  await test.step('A page, and something to do', async () => {
    await goTo(palette.reviews, palette.reviews, '/vendor/reviews');
    await goTo(palette.addProduct, palette.addProduct, '/vendor/add-product');
  });

  await test.step('A product, an order and a customer', async () => {
    const { email } = customer.person;
    await find(name);
    await expect(options).toHaveText(`${name} ${palette.product} · ${own.sku}`);
    await checkPage(page);
    await options.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/vendor/edit-product/${own.slug}`);
    const person = fullNameOf(customer.person);
    const number = sold.order_sub_no;
    await goTo(sold.order_no, `${number} ${palette.order} · ${person}`, `/vendor/orders/${number}`);
    await goTo(email, `${person} ${palette.customer} · ${email}`, /\/vendor\/orders\?customer=\d+$/);
    await expect(bodyRows(page)).toContainText([sold.order_no]);
  });

  await test.step('What is not there, and what is another vendor’s', async () => {
    await expectNothing('nothing-like-this');
    await expectNothing(foreign.sku);
    await expectNothing(writtenName(foreign, lang));
    await expectNothing(soldElsewhere.order_no);
    await expectNothing(stranger.person.email);
    await expectNothing(other.companyName);
  });

  await test.step('The other language', async () => {
    await find(palette.otherLanguage);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: palette.otherTitle, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'ltr' : 'rtl');
  });
});

test('An admin goes anywhere by name: to a page, a task, and a thing of any vendor', async ({
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(120_000);
  const { palette } = words;
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  const order = await orderFrom(market, vendor, customer, [product, 1]);
  const [category] = await market.listCategories();
  const page = await openBrowser(await market.signIn(DEMO.admin));
  const { button, dialog, field, options, find, goTo, expectNothing } = paletteOf(page, words);
  const name = writtenName(product, lang);

  await test.step('A page, and something to do, by the button', async () => {
    await page.goto('/admin/dashboard');
    await button.click();
    await field.fill(palette.auditLog);
    await options.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/audit-log');
    await goTo(palette.addCategory, palette.addCategory, '/admin/add-category');
  });

  await test.step('A vendor, their product and what was ordered of it', async () => {
    const { companyName, person } = vendor;
    await goTo(companyName, `${companyName} ${palette.vendor} · ${person.email}`, `/admin/edit-vendor/${vendor.id}`);
    await goTo(product.sku, `${name} ${palette.product} · ${product.sku}`, `/admin/products/${product.id}`);
    const buyer = fullNameOf(customer.person);
    const number = order.order_sub_no;
    await goTo(number, `${number} ${palette.order} · ${buyer}`, `/admin/orders?search=${number}`);
    await expect(bodyRows(page)).toContainText([order.order_no]);
  });

  await test.step('The arrow keys lead to one of several', async () => {
    await find(category ? nameOf(category, lang) : '');
    const wanted = options.filter({ hasText: `${palette.category} · ${category?.slug}` });
    await expect(wanted).toHaveCount(1);
    await checkPage(page);
    const position = (await options.allInnerTexts()).findIndex((text) => text.endsWith(`· ${category?.slug}`));
    for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
    await expect(wanted).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/admin/edit-category/${category?.id}`);
  });

  await test.step('A coupon, and nothing where nothing is', async () => {
    await goTo('WELCOME10', /^WELCOME10 /, /\/admin\/edit-coupon\/\d+$/);
    await expectNothing('nothing-like-this');
  });
});
