import type { Page } from '@playwright/test';
import { DEMO } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { expectRefused, fieldOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const GOOD = 'It holds, and the windlass turns.';
const FAIR = 'Good, but the strap is short.';
const RUDE = 'Whoever made this is a fool.';
const POLITE = 'It came too late for me.';
const REASON = 'It offends.\nهذا كلام مسيء.';

test('A hidden review vanishes with its stars until it is shown again; one that is changed waits again', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  complaints,
  checkPage,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/status of 422/);
  const { moderation } = words;
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const buy = async () => {
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    await market.completeOrder(vendor, (await market.placeOrder(customer)).order_no);
    return customer;
  };
  const [pleased, content, angry] = [await buy(), await buy(), await buy()];
  await market.review(pleased, product, 5, GOOD);
  await market.review(content, product, 4, FAIR);
  await market.review(angry, product, 1, RUDE);
  const [admin, author] = [await openBrowser(await market.signIn(DEMO.admin)), await openBrowser(angry)];
  const row = rowOf(admin, RUDE);
  const dialog = admin.getByRole('dialog');

  const look = (state = '') => admin.goto(`/admin/reviews?vendor=${vendor.id}&state=${state}`);
  const open = (reader: Page) => reader.goto(`/product/${product.slug}?tab=reviews`);
  /** What shoppers read on the product's page: these reviews, and stars that are their average. */
  const expectRead = async (texts: string[], average: number) => {
    await open(visitor);
    await expect(visitor.getByRole('tab', { name: words.reviewsTab(texts.length) })).toBeVisible();
    for (const text of [GOOD, FAIR, RUDE, POLITE])
      await expect(visitor.getByRole('main').getByText(text)).toHaveCount(texts.includes(text) ? 1 : 0);
    const stars = visitor.getByRole('region', { name: words.reviewNumbers });
    if (average > 0) await expect(stars.getByRole('img', { name: words.rated(average) })).toBeVisible();
    expect(await market.getProduct(product.slug)).toMatchObject({ total_reviews: texts.length });
  };

  await test.step('What customers have written waits to be looked at, in sight of shoppers', async () => {
    await expectRead([GOOD, FAIR, RUDE], 3.3);
    await look('waiting');
    for (const text of [GOOD, FAIR, RUDE]) await expect(rowOf(admin, text)).toContainText(moderation.states.waiting);
    await expect(row.getByRole('img', { name: words.rated(1) })).toBeVisible();
    await checkPage(admin);
  });

  await test.step('Hidden with a reason, it is gone from the page, and the stars are counted without it', async () => {
    await row.getByRole('button', { name: moderation.hide, exact: true }).click();
    await expect(dialog).toContainText(RUDE);
    await fieldOf(dialog, moderation.reason).fill('x'.repeat(501));
    await dialog.getByRole('button', { name: moderation.hide, exact: true }).click();
    await expectRefused(dialog, moderation.reason, moderation.tooLong);
    await checkPage(admin);
    await fieldOf(dialog, moderation.reason).fill(REASON);
    await dialog.getByRole('button', { name: moderation.hide, exact: true }).click();
    await expect(toastOf(admin, words, moderation.hidden)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectRead([GOOD, FAIR], 4.5);
    await checkPage(visitor);
    await visitor.goto(`/shop?${new URLSearchParams({ search: product.name })}`);
    await expect(visitor.getByRole('main').getByRole('img', { name: words.rated(4.5) })).toBeVisible();
  });

  await test.step('Neither its author nor the vendor has it any more', async () => {
    await open(author);
    await expect(author.getByRole('tab', { name: words.reviewsTab(2) })).toBeVisible();
    await expect(author.getByText(RUDE)).toHaveCount(0);
    await expect(author.getByRole('button', { name: words.writeReview })).toHaveCount(0);
    const seller = await openBrowser(vendor);
    await seller.goto('/vendor/reviews');
    await expect(rowOf(seller, FAIR)).toBeVisible();
    await expect(rowOf(seller, RUDE)).toHaveCount(0);
  });

  await test.step('Shown again, it is back, and so are its stars', async () => {
    await look('hidden');
    for (const line of [moderation.states.hidden, ...REASON.split('\n')]) await expect(row).toContainText(line);
    await checkPage(admin);
    await row.getByRole('button', { name: moderation.show }).click();
    await expect(toastOf(admin, words, moderation.shown)).toBeVisible();
    await expect(admin.getByText(moderation.noMatch)).toBeVisible();
    await expectRead([GOOD, FAIR, RUDE], 3.3);
  });

  await test.step('What its author changes waits to be looked at again', async () => {
    await look('shown');
    await expect(row).toContainText(moderation.states.shown);
    await author.reload();
    await author.getByRole('button', { name: words.editReview }).click();
    await author.getByRole('radio', { name: words.stars(3), exact: true }).check();
    await fieldOf(author, words.yourReview).fill(POLITE);
    await author.getByRole('button', { name: words.sendReview }).click();
    await expect(author.getByText(words.reviewChanged)).toBeVisible();
    await look('waiting');
    await expect(rowOf(admin, POLITE)).toContainText(moderation.states.waiting);
    await expect(row).toHaveCount(0);
  });

  await test.step('Kept, it counts as looked at, and nothing changes for shoppers', async () => {
    await rowOf(admin, POLITE).getByRole('button', { name: moderation.keep }).click();
    await expect(toastOf(admin, words, moderation.shown)).toBeVisible();
    await expect(rowOf(admin, POLITE)).toHaveCount(0);
    await expect(rowOf(admin, GOOD)).toBeVisible();
    await expectRead([GOOD, FAIR, POLITE], 4);
  });

  await test.step('All of them are hidden at once, while an author is writing', async () => {
    await author.getByRole('button', { name: words.editReview }).click();
    await fieldOf(author, words.yourReview).fill(RUDE);
    const change = async (label: string, question: string, said: string) => {
      await look();
      await admin.getByRole('checkbox', { name: words.ownProducts.selectAll }).check();
      const bar = admin.getByRole('group', { name: words.ownProducts.selection });
      await expect(bar).toContainText(words.ownProducts.selected(3));
      await bar.getByRole('button', { name: label, exact: true }).click();
      const asked = admin.getByRole('dialog', { name: question });
      await checkPage(admin);
      await asked.getByRole('button', { name: label, exact: true }).click();
      await expect(toastOf(admin, words, said)).toBeVisible();
    };
    const { bulk } = moderation;
    await change(bulk.hide, bulk.hideThree, bulk.hiddenThree);
    await expectRead([], 0);
    await author.getByRole('button', { name: words.sendReview }).click();
    await expect(author.getByText(words.reviewHidden).first()).toBeVisible();
    await checkPage(author);
    await change(bulk.show, bulk.showThree, bulk.shownThree);
    await expect(rowOf(admin, moderation.states.shown)).toHaveCount(3);
    await expectRead([GOOD, FAIR, POLITE], 4);
  });
});
