import { chooseReviewed, nameOf } from '../../support/catalogue.ts';
import { DEMO } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

const FIRST = 'Soft, and the box was full.';
const SECOND = 'After a week: they tear at the thumb.';

test('A customer reviews what they have bought; a visitor reads it, until it is changed and taken back', async ({
  market,
  page: visitor,
  openBrowser,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const vendor = await market.signIn(DEMO.vendor);
  const product = chooseReviewed(await market.listProducts(), lang, await market.getVendorId(vendor));
  const before = await market.countReviews(product);
  const unused = [2, 3, 1, 4, 5].filter((stars) => before.counts[stars] === 0);
  const [stars = 0, otherStars = 0] = unused;
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const order = await market.placeOrder(customer);
  const address = `/product/${product.slug}?tab=reviews`;
  const page = await openBrowser(customer);
  const numbers = visitor.getByRole('region', { name: words.reviewNumbers });
  const reviews = visitor.getByRole('list', { name: words.reviewList, exact: true });

  await test.step('Whoever has no completed order is told why they cannot write', async () => {
    const stranger = await openBrowser(await market.newCustomer());
    for (const reader of [stranger, page]) {
      await reader.goto(address);
      await expect(reader.getByText(words.buyersOnly)).toBeVisible();
      await expect(reader.getByRole('button', { name: words.writeReview })).toHaveCount(0);
    }
    await checkPage(stranger);
  });

  await test.step('The order is completed, and the customer writes', async () => {
    await market.completeOrder(vendor, order.order_no);
    await page.reload();
    await page.getByRole('button', { name: words.writeReview }).click();
    await page.getByRole('button', { name: words.sendReview }).click();
    for (const message of words.reviewMissing) {
      await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
    }
    await checkPage(page);
    await page.getByRole('radio', { name: words.stars(stars), exact: true }).check();
    await page.getByRole('textbox', { name: words.yourReview }).fill(FIRST);
    await page.getByRole('button', { name: words.sendReview }).click();
    await expect(page.getByText(words.reviewPublished)).toBeVisible();
    await expect(page.getByRole('region', { name: words.ownReview })).toContainText(FIRST);
    await expect(page.getByRole('tab', { name: words.reviewsTab(before.total + 1) })).toBeVisible();
  });

  await test.step('A visitor reads it, with its stars, among the numbers', async () => {
    await visitor.goto(`/product/${product.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: nameOf(product, lang) })).toBeVisible();
    await visitor.getByRole('link', { name: words.reviewsCount(before.total + 1) }).click();
    await expect(visitor.getByRole('tab', { name: words.reviewsTab(before.total + 1) })).toBeVisible();
    await expect(numbers).toContainText(words.reviewsCount(before.total + 1));
    await expect(reviews.getByRole('listitem')).toHaveCount(before.total + 1);
    await numbers.getByRole('button', { name: `${words.stars(stars)} 1` }).click();
    await expect(reviews.getByRole('listitem')).toHaveCount(1);
    await expect(reviews).toContainText(FIRST);
    await expect(reviews).toContainText(words.verifiedPurchase);
    await expect(reviews.getByRole('img', { name: words.rated(stars) })).toBeVisible();
    await expect(visitor.getByText(words.signInToReview)).toBeVisible();
    await checkPage(visitor);
  });

  await test.step('The customer changes it, and the visitor reads the new one', async () => {
    await page.getByRole('button', { name: words.editReview }).click();
    await expect(page.getByRole('textbox', { name: words.yourReview })).toHaveValue(FIRST);
    await page.getByRole('radio', { name: words.stars(otherStars), exact: true }).check();
    await page.getByRole('textbox', { name: words.yourReview }).fill(SECOND);
    await page.getByRole('button', { name: words.sendReview }).click();
    await expect(page.getByText(words.reviewChanged)).toBeVisible();
    await visitor.goto(address);
    await expect(reviews).toContainText(SECOND);
    await expect(reviews).not.toContainText(FIRST);
    await expect(numbers.getByRole('button', { name: `${words.stars(otherStars)} 1` })).toBeEnabled();
    await expect(numbers.getByRole('button', { name: `${words.stars(stars)} 0` })).toBeDisabled();
  });

  await test.step('The customer takes it back, and may write another one', async () => {
    await page.getByRole('button', { name: words.deleteReview }).click();
    const dialog = page.getByRole('dialog', { name: words.deleteReviewTitle });
    await expect(dialog).toBeVisible();
    await checkPage(page);
    await dialog.getByRole('button', { name: words.deleteReview }).click();
    await expect(page.getByText(words.reviewDeleted)).toBeVisible();
    await expect(page.getByRole('button', { name: words.writeReview })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('tab', { name: words.reviewsTab(before.total) })).toBeVisible();
    await expect(reviews.getByRole('listitem')).toHaveCount(before.total);
    await expect(reviews).not.toContainText(SECOND);
  });
});
