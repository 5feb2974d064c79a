import { DEMO } from '../../support/people.ts';
import { toastOf } from '../../support/product-form.ts';
import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const GOOD = 'It holds, and the windlass turns.';
const RUDE = 'Whoever made this is a fool.';
const REASON = 'It offends.\nهذا كلام مسيء.';

test(
  'A hidden review and its rating disappear for everyone until shown again',
  { tag: ['@phone', '@whole'] },
  async ({ page: visitor, openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const review = async (rating: number, text: string) => {
      const customer = await market.newCustomer();
      await market.addToCart(customer, { product_id: product.id, quantity: 1 });
      await market.completeOrder(vendor, (await market.placeOrder(customer)).order_no);
      await market.review(customer, product, rating, text);
      return customer;
    };
    const [angry] = await Promise.all([review(1, RUDE), review(5, GOOD)]);
    const [admin, author] = [await openBrowser(await market.signIn(DEMO.admin)), await openBrowser(angry)];
    const row = rowOf(admin, RUDE);
    const dialog = admin.getByRole('dialog');

    /** Expects these reviews on the product's page, with stars that show their average. */
    const expectRead = async (texts: string[], average: number) => {
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      await expect(
        visitor.getByRole('tab', { name: words('storefront:product.reviews.title', { total: texts.length }) }),
      ).toBeVisible();
      for (const text of [GOOD, RUDE])
        await expect(visitor.getByRole('main').getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0);
      const stars = visitor.getByRole('region', { name: words('storefront:product.reviews.summary') });
      await expect(stars.getByRole('img', { name: words('kit:stars.rating', { value: average }) })).toBeVisible();
    };

    await test.step('Hidden with a reason, it leaves the page and the average', async () => {
      await expectRead([GOOD, RUDE], 3);
      await admin.goto(`/admin/reviews?vendor=${vendor.id}`);
      await expect(row.getByRole('img', { name: words('kit:stars.rating', { value: 1 }) })).toBeVisible();
      await row.getByRole('button', { name: words('admin-console:reviews.hide.confirm') }).click();
      await fieldOf(dialog, words('admin-console:reviews.hide.reason')).fill(REASON);
      await checkPage(admin);
      await dialog.getByRole('button', { name: words('admin-console:reviews.hide.confirm'), exact: true }).click();
      await expect(toastOf(admin, words, words('backend:reviews.hidden'))).toBeVisible();
      for (const line of [words('admin-console:reviews.states.hidden'), ...REASON.split('\n')])
        await expect(row).toContainText(line);
      await expectRead([GOOD], 5);
    });

    await test.step('Its author no longer sees it and cannot write another', async () => {
      await author.goto(`/product/${product.slug}?tab=reviews`);
      await expect(
        author.getByRole('tab', { name: words('storefront:product.reviews.title', { total: 1 }) }),
      ).toBeVisible();
      await expect(author.getByText(RUDE)).toHaveCount(0);
      await expect(author.getByRole('button', { name: words('storefront:product.reviews.write') })).toHaveCount(0);
    });

    await test.step('Shown again, the review and its rating are back', async () => {
      await row.getByRole('button', { name: words('admin-console:reviews.show') }).click();
      await expect(toastOf(admin, words, words('backend:reviews.made_visible'))).toBeVisible();
      await expect(row).toContainText(words('admin-console:reviews.states.shown'));
      await expectRead([GOOD, RUDE], 3);
    });
  },
);
