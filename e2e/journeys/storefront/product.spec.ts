import { chooseSized, nameOf, valueOf } from '../../support/catalogue.ts';
import { moneyOf } from '../../support/money.ts';
import { cartWith, rowOf, signIn } from '../../support/screens.ts';
import { cardNames } from '../../support/shop-list.ts';
import { expect, test } from '../../support/test.ts';

test('A size chosen before signing in is in the cart afterwards', async ({ page, market, words, lang, currency }) => {
  const { person } = await market.newCustomer();
  const product = chooseSized(await market.getAllWithVariants(await market.listProducts()), lang);
  const variant = product.variants.find(({ stock, price }) => stock > 1 && price > product.price);
  if (!variant) throw new Error('The demo has no dearer size.');
  const address = `/product/${product.slug}?variant=${variant.id}`;
  const [arrivesFrom = 0, arrivesTo = 0] = [product.shipping?.arrives_from, product.shipping?.arrives_to].map((day) =>
    Number(day?.slice(-2)),
  );

  await page.goto(`/product/${product.slug}`);
  // A date range shows its years only if it spans two.
  const year = '(,? \\d{4})?';
  const days =
    lang === 'ar'
      ? `\\S+ ${arrivesFrom}( \\S+)?${year} – \\S+ ${arrivesTo} \\S+${year}`
      : `\\w+, \\w+ ${arrivesFrom}${year} – \\w+, \\w+ ${arrivesTo}${year}`;
  const arrives = new RegExp(`^${words('storefront:product.shipping.arrives', { days })}$`);
  await expect(page.getByText(arrives)).toBeVisible();
  await page.getByRole('radio', { name: valueOf(variant, lang), exact: true }).check();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(`${words('storefront:product.sku')} ${variant.sku}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('kit:quantity.more'), exact: true }).click();
  await page.getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, words, person);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('radio', { name: valueOf(variant, lang), exact: true })).toBeChecked();

  await page
    .getByRole('banner')
    .getByRole('link', { name: cartWith(words, 2) })
    .click();
  const row = rowOf(page, nameOf(product, lang));
  await expect(row).toContainText(valueOf(variant, lang));
  await expect(row).toContainText(moneyOf(variant.price * 2, { lang, currency }));
  await expect(row.getByRole('textbox')).toHaveValue('2');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(address);
});

test(
  'A product leads to its tags, a shared link and related products',
  { tag: '@whole' },
  async ({ page, context, market, openBrowser, words, lang }) => {
    const product = chooseSized(await market.getAllWithVariants(await market.listProducts()), lang);
    const variant = product.variants.findLast(({ stock }) => stock > 0);
    const [tag] = product.tags;

    await page.goto(`/product/${product.slug}?variant=${variant?.id}`);

    await test.step('A tag lists products with the same tag', async () => {
      await page
        .getByRole('list', { name: words('storefront:product.tags') })
        .getByRole('link', { name: tag?.name ?? '' })
        .click();
      await expect(page).toHaveURL(`/shop?tag=${tag?.slug}`);
      await expect(
        page.getByText(words('storefront:shop.applied.tag', { value: tag?.name ?? '' }), { exact: true }),
      ).toBeVisible();
      const tagged = await market.showShop(`tag=${tag?.slug}`);
      await expect(cardNames(page, words)).toHaveText(tagged.map((one) => nameOf(one, lang)));
      await page.goBack();
    });

    await test.step('A shared link opens with the same size', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: words('storefront:product.share.copy') }).click();
      await expect(page.getByText(words('storefront:product.share.copied'))).toBeVisible();
      const friend = await openBrowser();
      await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await expect(friend.getByRole('heading', { level: 1, name: nameOf(product, lang) })).toBeVisible();
      await expect(friend.getByRole('radio', { name: variant && valueOf(variant, lang), exact: true })).toBeChecked();
    });

    await test.step('Related products are one click away', async () => {
      const next = page
        .getByRole('region', { name: words('storefront:product.related') })
        .getByRole('article')
        .first()
        .getByRole('heading');
      const name = await next.innerText();
      expect(name).not.toBe(nameOf(product, lang));
      await next.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    });
  },
);
