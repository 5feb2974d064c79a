import type { Page } from '@playwright/test';
import { chooseTwoVendors, nameOf } from '../../support/catalogue.ts';
import { moneyOf, sumOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { factOf, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const LINE = /\/api\/carts\/\d+$/;
const WORTH = { from: 40, to: 60 };
const PLENTY = 25;

const groupOf = (page: Page, vendor: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: vendor, exact: true }) });

const inArabicDigits = (count: number) => count.toLocaleString('ar-u-nu-arab', { useGrouping: false });

test(
  'Changes of a cart with two vendors show immediately and persist',
  { tag: '@phone' },
  async ({ market, openBrowser, words, lang, currency, complaints, checkPage }) => {
    complaints.expected.push(/status of 422/);
    const money = (amount: number) => moneyOf(amount, { lang, currency });
    const sum = (amounts: number[]) => sumOf(amounts, currency);
    const vendorId = await market.getVendorId(await market.signIn(DEMO.vendor));
    const worthwhile = (await market.listProducts()).filter(
      ({ price_sar: price, stock }) => price >= WORTH.from && price <= WORTH.to && stock >= PLENTY,
    );
    const [own, { slug }] = chooseTwoVendors(worthwhile.reverse(), lang, vendorId);
    const other = await market.getProduct(slug);
    const [ownName, otherName] = [nameOf(own, lang), nameOf(other, lang)];
    const session = await market.newCustomer();
    await market.addToCart(session, { product_id: own.id, quantity: 2 });
    await market.addToCart(session, { product_id: other.id, quantity: 1 });

    const page = await openBrowser(session);
    const total = page.getByRole('region', { name: words('storefront:cart.summary') });
    const quantity = page.getByRole('textbox', { name: words('storefront:cart.quantityOf', { name: otherName }) });
    const otherGroup = groupOf(page, other.vendor.company_name);

    /** Expects all sums on the screen for these quantities. */
    const expectSums = async (ownCount: number, otherCount: number) => {
      const [ownSum, otherSum] = [sum(Array(ownCount).fill(own.price)), sum(Array(otherCount).fill(other.price))];
      const all = money(sum([ownSum, otherSum]));
      await expect(rowOf(page, ownName)).toContainText(money(ownSum));
      await expect(rowOf(page, otherName)).toContainText(money(otherSum));
      await expect(factOf(groupOf(page, own.vendor.company_name), words('storefront:cart.subTotal'))).toHaveText(
        money(ownSum),
      );
      await expect(factOf(otherGroup, words('storefront:cart.subTotal'))).toHaveText(money(otherSum));
      await expect(factOf(total, words('storefront:cart.subTotal'))).toHaveText(all);
      const link = words('storefront:layout.cart', { count: ownCount + otherCount, total: all });
      await expect(page.getByRole('banner').getByRole('link', { name: link })).toBeVisible();
    };

    await test.step('Each vendor has a group with lines, subtotal, shipping and progress', async () => {
      await page.goto('/cart');
      await expectSums(2, 1);
      for (const { vendor, shipping_cost, missing_for_free_shipping: missing } of (await market.readCart(session))
        .data) {
        const group = groupOf(page, vendor.company_name);
        await expect(group).toContainText(words('storefront:cart.missingForFree', { amount: money(missing ?? 0) }));
        await expect(factOf(group, words('storefront:cart.shipping'))).toHaveText(money(shipping_cost));
      }
    });

    await test.step('Plus applies before the server responds', async () => {
      let respond: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (respond = resolve));
      await page.route(LINE, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: words('kit:quantity.more_of', { item: otherName }), exact: true }).click();
      await expect(quantity).toHaveValue('2');
      respond();
      await expectSums(2, 2);
      await page.unroute(LINE);
    });

    await test.step('A quantity above the stock is reduced to what is left', async () => {
      await quantity.fill(lang === 'ar' ? inArabicDigits(other.stock + 5) : String(other.stock + 5));
      await expect(rowOf(page, otherName).getByRole('alert')).toHaveText(
        words('backend:carts.not_enough_stock', { count: other.stock }),
      );
      await expect(quantity).toHaveValue(String(other.stock));
      await expectSums(2, other.stock);
      await checkPage(page);
    });

    await test.step('Undoing a removal restores the quantity', async () => {
      await page.getByRole('button', { name: words('storefront:cart.remove', { name: ownName }), exact: true }).click();
      const removed = page.getByRole('alert').filter({ hasText: words('storefront:cart.removed', { name: ownName }) });
      await removed.getByRole('button', { name: words('storefront:cart.undo') }).click();
      await expectSums(2, other.stock);
    });

    await test.step('Changes from another tab appear when returning to this one', async () => {
      const second = await page.context().newPage();
      await second.goto('/cart');
      await second.getByRole('button', { name: words('kit:quantity.more_of', { item: ownName }), exact: true }).click();
      const both = sum([...Array(3).fill(own.price), ...Array(other.stock).fill(other.price)]);
      const link = words('storefront:layout.cart', { count: 3 + other.stock, total: money(both) });
      await expect(second.getByRole('banner').getByRole('link', { name: link })).toBeVisible();
      await second.close();
      // In the headless browser every tab counts as focused, so the event must be simulated.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expectSums(3, other.stock);
    });

    await test.step('Free shipping is shown and also applies at the checkout', async () => {
      await expect(otherGroup).toContainText(words('storefront:cart.reachedFree'));
      await expect(factOf(otherGroup, words('storefront:cart.shipping'))).toHaveText(
        words('storefront:cart.freeShipping'),
      );
      await page.getByRole('link', { name: words('storefront:cart.checkout') }).click();
      const order = page.getByRole('region', { name: words('storefront:checkout.summary') });
      const part = order.locator('section', { hasText: other.vendor.company_name });
      await expect(factOf(part, words('storefront:checkout.vendorShipping'))).toHaveText(
        words('storefront:checkout.freeShipping'),
      );
    });
  },
);
