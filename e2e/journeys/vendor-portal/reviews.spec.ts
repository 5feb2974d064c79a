import { fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const REVIEW = 'The windlass is stiff, but it holds.';
const ANSWER = 'Thank you. A drop of silicone oil helps.';
const OTHER_ANSWER = 'Thank you. The new ones turn easily.';

test(
  'A vendor replies to a review, edits the reply and deletes it',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    const { order_no: number } = await market.placeOrder(customer);
    await market.completeOrder(vendor, number);
    await market.review(customer, product, 3, REVIEW);
    const page = await openBrowser(vendor);
    const row = rowOf(page, REVIEW);
    const dialog = page.getByRole('dialog');
    const field = fieldOf(dialog, words('vendor-portal:reviews.answer'));
    const publish = dialog.getByRole('button', { name: words('vendor-portal:reviews.send') });

    /** Expects the reply below the review; null for none. */
    const expectRead = async (answer: string | null) => {
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      const review = visitor
        .getByRole('list', { name: words('storefront:product.reviews.list'), exact: true })
        .getByRole('listitem');
      await expect(review).toContainText(REVIEW);
      if (answer) await expect(review).toContainText(answer);
      await expect(review.getByText(words('storefront:product.reviews.answer'))).toHaveCount(answer ? 1 : 0);
    };

    await test.step('A pending review is replied to and no longer pending', async () => {
      await page.goto('/vendor/reviews?answered=0');
      await row.getByRole('button', { name: words('vendor-portal:reviews.write') }).click();
      await expect(dialog).toContainText(REVIEW);
      await field.fill(ANSWER);
      await checkPage(page);
      await publish.click();
      await expect(page.getByText(words('vendor-portal:reviews.noMatch'))).toBeVisible();
    });

    await test.step('The reply is shown below the review', async () => {
      await expectRead(ANSWER);
      await checkPage(visitor);
    });

    await test.step('The reply is edited, then deleted, leaving the review alone', async () => {
      await page.goto('/vendor/reviews?answered=1');
      await row.getByRole('button', { name: words('vendor-portal:reviews.change') }).click();
      await expect(field).toHaveValue(ANSWER);
      await field.fill(OTHER_ANSWER);
      await publish.click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(OTHER_ANSWER);
      await row.getByRole('button', { name: words('vendor-portal:reviews.change') }).click();
      await dialog.getByRole('button', { name: words('vendor-portal:reviews.takeBack') }).click();
      await expect(row).toHaveCount(0);
      await expectRead(null);
    });
  },
);
