import type { Page } from '@playwright/test';
import { isPlain, nameOf } from '../../support/catalogue.ts';
import { linkIn, type Mail } from '../../support/mailbox.ts';
import { moneyOf, percentText, sumOf } from '../../support/money.ts';
import { factOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

const areaOf = (page: Page, words: Translate) =>
  page.getByRole('region', { name: words('storefront:newsletter.title', { percent: 10 }) });

function codeIn({ text }: Mail, words: Translate): string {
  const code = new RegExp(`${words('backend:mail.newsletter-welcome.code')}: (\\S+)`).exec(text)?.[1];
  if (!code) throw new Error(`The mail has no code:\n${text}`);
  return code;
}

test(
  'A customer subscribes, uses the 10 % code and unsubscribes by link',
  { tag: '@whole' },
  async ({ openBrowser, market, mailbox, words, lang, currency, checkPage }) => {
    const reader = await market.newCustomer();
    const { email } = reader.person;
    const money = (amount: number) => moneyOf(amount, { lang, currency });
    const page = await openBrowser(reader);

    await test.step('The page accepts the address and only confirms it', async () => {
      await page.goto('/about');
      const area = areaOf(page, words);
      await area.getByRole('textbox', { name: words('storefront:newsletter.email') }).fill(email);
      await area.getByRole('button', { name: words('storefront:newsletter.submit') }).click();
      await expect(area.getByRole('textbox', { name: words('storefront:newsletter.email') })).toHaveValue('');
    });

    // In the meantime: a product whose price divides by ten without a remainder in minor units.
    const { products } = await market.findProducts('filter=true&in_stock=1&sort=price_desc');
    const product = products.find((one) => isPlain(one) && /0\D*$/.test(money(one.price)));
    if (!product) throw new Error('The demo has no product for this journey.');
    await market.addToCart(reader, { product_id: product.id, quantity: 1 });

    await test.step('The link in the mail asks for confirmation', async () => {
      await page.goto(
        linkIn(await mailbox.waitFor(email, words('backend:mail.newsletter-confirm.subject')), '/newsletter/confirm'),
      );
      await page.getByRole('button', { name: words('storefront:newsletter.confirm.action') }).click();
      await expect(page.getByText(words('storefront:newsletter.confirm.done'))).toBeVisible();
      await checkPage(page);
    });

    const welcome = await mailbox.waitFor(email, words('backend:mail.newsletter-welcome.subject', { percent: 10 }));

    await test.step('The code in the next mail takes 10 % off the cart', async () => {
      await page.goto('/cart');
      await page.getByRole('textbox', { name: words('storefront:cart.coupon.label') }).fill(codeIn(welcome, words));
      await page.getByRole('button', { name: words('storefront:cart.coupon.apply') }).click();
      const summary = page.getByRole('region', { name: words('storefront:cart.summary') });
      await expect(page.getByRole('link', { name: nameOf(product, lang), exact: true })).toBeVisible();
      await expect(
        summary.getByText(
          words('storefront:cart.coupon.savesPercent', {
            percent: percentText(10, lang),
            amount: money(product.price / 10),
          }),
        ),
      ).toBeVisible();
      const total = sumOf([product.price, -product.price / 10], currency);
      await expect(factOf(summary, words('storefront:cart.total'))).toHaveText(money(total));
    });

    await test.step('The link in the footer ends the subscription', async () => {
      await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
      await page.getByRole('button', { name: words('storefront:newsletter.unsubscribe.action') }).click();
      await expect(page.getByText(words('storefront:newsletter.unsubscribe.done'))).toBeVisible();
    });
  },
);
