import type { Page } from '@playwright/test';
import { isPlain, nameOf } from '../../support/catalogue.ts';
import { linkIn, type Mail } from '../../support/mailbox.ts';
import { moneyOf, sumOf } from '../../support/money.ts';
import { newPerson } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import type { Words } from '../../support/words.ts';

const SUBSCRIBE = '/api/news-letter';

const areaOf = (page: Page, words: Words) => page.getByRole('region', { name: words.newsletter });

async function subscribe(page: Page, words: Words, address: string) {
  const area = areaOf(page, words);
  await area.getByRole('textbox', { name: words.email }).fill(address);
  await area.getByRole('button', { name: words.subscribe }).click();
}

async function enterCode(page: Page, words: Words, code: string) {
  await page.goto('/cart');
  await page.getByRole('textbox', { name: words.couponCode }).fill(code);
  await page.getByRole('button', { name: words.applyCoupon }).click();
}

function codeIn({ text }: Mail, words: Words): string {
  const code = new RegExp(`${words.yourCode}: (\\S+)`).exec(text)?.[1];
  if (!code) throw new Error(`The mail has no code:\n${text}`);
  return code;
}

test('Nothing is sent for an address that cannot be one', async ({ page, words, checkPage }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SUBSCRIBE)) sent.push(request.url());
  });
  await page.goto('/');
  for (const [address, problem] of [
    ['', words.newsletterEmailRequired],
    ['   ', words.newsletterEmailRequired],
    ['layla', words.invalidEmail],
    ['layla@', words.invalidEmail],
  ] as const) {
    await subscribe(page, words, address);
    await expect(areaOf(page, words).getByText(problem, { exact: true })).toBeVisible();
  }
  await checkPage(page);

  // The same button does send, so it was not the button that was silent.
  const answer = page.waitForResponse(`**${SUBSCRIBE}`);
  await subscribe(page, words, newPerson().email);
  expect((await answer).ok()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('A customer subscribes, saves 10 % with the code of the mail, and leaves by its link', async ({
  openBrowser,
  market,
  mailbox,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  const [reader, stranger] = [await market.newCustomer(), await market.newCustomer()];
  const { email } = reader.person;
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const { products } = await market.findProducts('filter=true&in_stock=1&sort=price_desc');
  // A tenth of it is a whole number of the smallest coin.
  const product = products.find((one) => isPlain(one) && /0\D*$/.test(money(one.price)));
  if (!product) throw new Error('The demo has no product for this journey.');
  for (const customer of [reader, stranger]) await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const page = await openBrowser(reader);

  await test.step('The page says nothing more', async () => {
    await page.goto('/about');
    await expect(areaOf(page, words)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: words.cartWith(1) })).toBeVisible();
    const before = await page.locator('body').innerText();
    await subscribe(page, words, email);
    await expect(areaOf(page, words).getByRole('textbox', { name: words.email })).toHaveValue('');
    expect(await page.locator('body').innerText()).toBe(before);
  });

  await test.step('The link of the mail asks once more', async () => {
    await page.goto(linkIn(await mailbox.waitFor(email, words.confirmNewsletterMail), '/newsletter/confirm'));
    await checkPage(page);
    await page.getByRole('button', { name: words.confirmNewsletter }).click();
    await expect(page.getByText(words.newsletterConfirmed)).toBeVisible();
    await checkPage(page);
  });

  const welcome = await mailbox.waitFor(email, words.welcomeMail);
  const code = codeIn(welcome, words);

  await test.step('The code of the next mail takes 10 % off the cart', async () => {
    await enterCode(page, words, code);
    const summary = page.getByRole('region', { name: words.cartTotal });
    await expect(page.getByRole('link', { name: nameOf(product, lang), exact: true })).toBeVisible();
    await expect(summary.getByText(words.couponSaves(10, money(product.price / 10)))).toBeVisible();
    const total = sumOf([product.price, -product.price / 10], currency);
    await expect(summary.getByRole('definition').last()).toHaveText(money(total));
    await checkPage(page);
  });

  await test.step('It is of no use to anybody else', async () => {
    complaints.expected.push(/status of 422/);
    const other = await openBrowser(stranger);
    await enterCode(other, words, code);
    await expect(other.getByText(words.codeForAnother).first()).toBeVisible();
    await expect(other.getByRole('textbox', { name: words.couponCode })).toHaveValue(code);
    await checkPage(other);
  });

  await test.step('The link under the mail ends the subscription', async () => {
    await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
    await checkPage(page);
    await page.getByRole('button', { name: words.unsubscribe }).click();
    await expect(page.getByText(words.unsubscribed)).toBeVisible();
    await checkPage(page);
  });

  await test.step('Only who reads it no more is asked to confirm again', async () => {
    await page.goto('/about');
    await subscribe(page, words, email);
    const confirmations = async () =>
      (await mailbox.list(email)).filter(({ subject }) => subject === words.confirmNewsletterMail).length;
    await expect.poll(confirmations).toBe(2);
  });
});
