import type { Page } from '@playwright/test';
import { writtenName } from '../../support/productForm.ts';
import { factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const REVIEW = 'The windlass is stiff, but it holds.';
const ANSWER = 'Thank you. A drop of silicone oil helps.';
const OTHER_ANSWER = 'Thank you. The new ones turn easily.';

test('A vendor answers a review where shoppers read it, changes the answer and takes it back', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const { answers } = words;
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const customer = await market.newCustomer();
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const { order_no: number } = await market.placeOrder(customer);
  await market.completeOrder(vendor, number);
  const [page, author] = [await openBrowser(vendor), await openBrowser(customer)];
  const row = rowOf(page, REVIEW);
  const dialog = page.getByRole('dialog');

  /** What shoppers read below the review; null where nothing is. */
  const expectRead = async (reader: Page, answer: string | null) => {
    await reader.goto(`/product/${product.slug}?tab=reviews`);
    const review = reader.getByRole('list', { name: words.reviewList, exact: true }).getByRole('listitem');
    await expect(review).toContainText(REVIEW);
    if (answer) await expect(review).toContainText(answer);
    await expect(review.getByText(answers.ofSeller)).toHaveCount(answer ? 1 : 0);
  };
  const expectToAnswer = async (count: number) => {
    await page.goto('/vendor');
    const waiting = page.getByRole('region', { name: words.waitingForYou });
    await expect(factOf(waiting, words.waiting.unanswered)).toHaveText(String(count));
    return waiting.getByRole('link', { name: words.waiting.unanswered, exact: true });
  };

  await test.step('A customer writes', async () => {
    await author.goto(`/product/${product.slug}?tab=reviews`);
    await author.getByRole('button', { name: words.writeReview }).click();
    await author.getByRole('radio', { name: words.stars(3), exact: true }).check();
    await fieldOf(author, words.yourReview).fill(REVIEW);
    await author.getByRole('button', { name: words.sendReview }).click();
    await expect(author.getByText(words.reviewPublished)).toBeVisible();
    await expectRead(visitor, null);
  });

  await test.step('The dashboard counts it and leads to it', async () => {
    await (await expectToAnswer(1)).click();
    await expect(page).toHaveURL('/vendor/reviews?answered=0');
    await expect(row).toContainText(answers.toAnswer);
    await expect(row.getByRole('img', { name: words.rated(3) })).toBeVisible();
    await expect(row.getByRole('link', { name: writtenName(product, lang) })).toBeVisible();
    await checkPage(page);
  });

  await test.step('An answer is written, not left empty', async () => {
    await row.getByRole('button', { name: answers.answer, exact: true }).click();
    await expect(dialog).toContainText(REVIEW);
    await dialog.getByRole('button', { name: answers.publish }).click();
    await expect(dialog.getByText(answers.required, { exact: true })).toBeVisible();
    await checkPage(page);
    await fieldOf(dialog, answers.yourAnswer).fill(ANSWER);
    await dialog.getByRole('button', { name: answers.publish }).click();
    await expect(page.getByText(answers.published)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(answers.noMatch)).toBeVisible();
    await checkPage(page);
  });

  await test.step('Everybody reads it below the review, and it counts no more', async () => {
    await expectRead(visitor, ANSWER);
    await checkPage(visitor);
    await author.reload();
    await expect(author.getByRole('region', { name: words.ownReview })).toContainText(ANSWER);
    await expectToAnswer(0);
  });

  await test.step('The answer is changed', async () => {
    await page.goto('/vendor/reviews?answered=1');
    await expect(row).toContainText(ANSWER);
    await row.getByRole('button', { name: answers.change }).click();
    await expect(fieldOf(dialog, answers.yourAnswer)).toHaveValue(ANSWER);
    await fieldOf(dialog, answers.yourAnswer).fill(OTHER_ANSWER);
    await dialog.getByRole('button', { name: answers.publish }).click();
    await expect(row).toContainText(OTHER_ANSWER);
    await expect(row).not.toContainText(ANSWER);
    await expectRead(visitor, OTHER_ANSWER);
    await expect(visitor.getByText(ANSWER)).toHaveCount(0);
  });

  await test.step('And taken back: the review stands alone, and waits again', async () => {
    await expect(dialog).toBeHidden();
    await row.getByRole('button', { name: answers.change }).click();
    await checkPage(page);
    await dialog.getByRole('button', { name: answers.takeBack }).click();
    await expect(page.getByText(answers.takenBack)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectRead(visitor, null);
    await expectToAnswer(1);
  });
});
