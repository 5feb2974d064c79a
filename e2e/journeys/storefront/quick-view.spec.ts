import { nameOf, valueOf } from '../../support/catalogue.ts';
import type { Market } from '../../support/market.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { cartWith, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Product } from '../../../shared-api/src/wire/index.ts';

/** Finds a page of a vendor's list, not the first, with a plain product and one with variants. */
async function findList(market: Market, vendorId: number) {
  const isPlenty = ({ stock }: Product) => stock >= 10;
  for (const page of [2, 3, 4, 5]) {
    const query = `vendor=${vendorId}&sort=name_asc&page=${page}`;
    const products = await market.showShop(query);
    const plain = products.find((product) => !product.has_variants && isPlenty(product));
    const choosable = products.find((product) => product.has_variants && isPlenty(product));
    if (plain && choosable) return { query, plain, choosable };
  }
  throw new Error('The demo has no such list.');
}

test(
  'The quick view sells products without leaving the list',
  { tag: '@whole' },
  async ({ market, openBrowser, words, lang, currency, checkPage }) => {
    const list = await findList(market, await market.getVendorId(await market.signIn(DEMO.vendor)));
    const [plainName, choosableName] = [nameOf(list.plain, lang), nameOf(list.choosable, lang)];
    const { slug } = list.choosable;
    const variant = (await market.getProduct(slug)).variants.findLast(({ stock }) => stock > 0);
    const value = variant ? valueOf(variant, lang) : '';
    const page = await openBrowser(await market.newCustomer());
    // Phones have no room for its button; tablets do.
    await page.setViewportSize({ width: 820, height: 1180 });
    const opener = (name: string) =>
      page.getByRole('button', { name: words('storefront:quickView.openOf', { name }), exact: true });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const cart = (count: number) => page.getByRole('banner').getByRole('link', { name: cartWith(words, count) });
    const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    let names: string[] = [];

    await test.step('The product is in the cart, and the list is still open', async () => {
      await page.goto(`/shop?${list.query}`);
      await opener(plainName).click();
      names = await cards.allInnerTexts();
      await expect(dialog(plainName).getByText(moneyOf(list.plain.price, { lang, currency })).first()).toBeVisible();
      await checkPage(page);
      await dialog(plainName)
        .getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true })
        .click();
      await expect(cart(1)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(dialog(plainName)).toBeHidden();
      await expect(opener(plainName)).toBeFocused();
      await expect(page).toHaveURL(`/shop?${list.query}`);
      await expect(cards).toHaveText(names);
    });

    await test.step('The details page keeps the chosen size, and Back returns to the same list', async () => {
      await page.getByRole('button', { name: words('storefront:shop.view.list') }).click();
      await opener(choosableName).click();
      await dialog(choosableName).getByRole('radio', { name: value, exact: true }).check();
      await dialog(choosableName)
        .getByRole('link', { name: words('storefront:quickView.details') })
        .click();
      await expect(page).toHaveURL(`/product/${slug}?variant=${variant?.id}`);
      await expect(page.getByRole('radio', { name: value, exact: true })).toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(`/shop?${list.query}&view=list`);
      await expect(cards).toHaveText(names);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('The chosen size is in the cart', async () => {
      await opener(choosableName).click();
      await dialog(choosableName).getByRole('radio', { name: value, exact: true }).check();
      await dialog(choosableName)
        .getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true })
        .click();
      // The message of the first purchase may still be below that of the second.
      await page
        .getByRole('button', { name: words('storefront:catalog.viewCart'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL('/cart');
      await expect(rowOf(page, plainName)).toBeVisible();
      await expect(rowOf(page, choosableName)).toContainText(value);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);
