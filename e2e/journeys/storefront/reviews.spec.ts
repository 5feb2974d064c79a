import { chooseReviewed } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const TEXT = 'Soft, and the box was full.';

test(
  'A customer reviews a delivered product; visitors see it until it is deleted',
  { tag: '@whole' },
  async ({ market, page: visitor, openBrowser, words, lang, checkPage }) => {
    const vendor = await market.signIn(DEMO.vendor);
    const product = chooseReviewed(await market.listProducts(), lang, await market.getVendorId(vendor));
    const address = `/product/${product.slug}?tab=reviews`;
    const before = await market.countReviews(product);
    const stars = ([2, 3, 1, 4, 5] as const).find((count) => before.counts[count] === 0) ?? 0;
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    const order = await market.placeOrder(customer);
    await market.completeOrder(vendor, order.order_no);
    const page = await openBrowser(customer);
    const reviews = visitor.getByRole('list', { name: words('storefront:product.reviews.list'), exact: true });

    await test.step('A customer with a delivered order writes a review', async () => {
      await page.goto(address);
      await page.getByRole('button', { name: words('storefront:product.reviews.write') }).click();
      await page.getByRole('radio', { name: words('kit:stars.give', { count: stars }), exact: true }).check();
      await page.getByRole('textbox', { name: words('storefront:product.reviews.text') }).fill(TEXT);
      await checkPage(page);
      await page.getByRole('button', { name: words('storefront:product.reviews.send') }).click();
      await expect(page.getByText(words('storefront:product.reviews.written'))).toBeVisible();
      await expect(page.getByRole('region', { name: words('storefront:product.reviews.own') })).toContainText(TEXT);
    });

    await test.step('A visitor sees it with its stars and in the statistics', async () => {
      await visitor.goto(`/product/${product.slug}`);
      await visitor.getByRole('link', { name: words('kit:stars.reviews', { count: before.total + 1 }) }).click();
      await expect(
        visitor.getByRole('tab', { name: words('storefront:product.reviews.title', { total: before.total + 1 }) }),
      ).toBeVisible();
      const numbers = visitor.getByRole('region', { name: words('storefront:product.reviews.summary') });
      await numbers
        .getByRole('button', { name: `${words('storefront:product.reviews.stars', { count: stars })} 1` })
        .click();
      await expect(reviews.getByRole('listitem')).toHaveCount(1);
      await expect(reviews).toContainText(TEXT);
      await expect(reviews).toContainText(words('storefront:product.reviews.verified'));
      await expect(reviews.getByRole('img', { name: words('kit:stars.rating', { value: stars }) })).toBeVisible();
    });

    await test.step('After its deletion, visitors no longer see it', async () => {
      await page.getByRole('button', { name: words('storefront:product.reviews.delete') }).click();
      const dialog = page.getByRole('dialog', { name: words('storefront:product.reviews.deleteTitle') });
      await dialog.getByRole('button', { name: words('storefront:product.reviews.delete') }).click();
      await expect(page.getByText(words('storefront:product.reviews.deleted'))).toBeVisible();
      await expect(page.getByRole('button', { name: words('storefront:product.reviews.write') })).toBeVisible();
      await visitor.goto(address);
      await expect(reviews.getByRole('listitem')).toHaveCount(before.total);
      await expect(reviews).not.toContainText(TEXT);
    });
  },
);
