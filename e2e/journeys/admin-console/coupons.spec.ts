import { couponOf, enterCode, saveCoupon, typeAmounts } from '../../support/coupons.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO, fullNameOf } from '../../support/people.ts';
import { toastOf } from '../../support/product-form.ts';
import { factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';

const AMOUNT = { SAR: 7.25, BHD: 0.725, USD: 1.95 };

test(
  'A coupon paid by a vendor applies to carts, counts uses and can be switched off',
  { tag: '@whole' },
  async ({ openBrowser, market, words, lang, currency, checkPage }) => {
    const money = (amount: number) => moneyOf(amount, { lang, currency });
    const code = `CARE-${newCode()}`;
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const [first, second] = await Promise.all([market.newCustomer(), market.newCustomer()]);
    const price = { SAR: product.price_sar, BHD: product.price_bhd, USD: product.price_usd }[currency];
    for (const customer of [first, second]) await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    const [admin, page] = [await openBrowser(await market.signIn(DEMO.admin)), await openBrowser(second)];
    const row = rowOf(admin, code);

    await test.step('The form summarizes the coupon, which then appears in the list', async () => {
      await admin.goto('/admin/add-coupon');
      await fieldOf(admin, words('admin-console:coupons.code')).fill(code.toLowerCase());
      await fieldOf(admin, words('admin-console:coupons.kind')).selectOption(
        words('admin-console:coupons.kinds.amount'),
      );
      await typeAmounts(admin, words, words('admin-console:coupons.amounts'), AMOUNT);
      await admin.getByRole('combobox', { name: words('admin-console:coupons.fundedBy') }).selectOption('vendor');
      await fieldOf(admin, words('admin-console:coupons.vendor')).selectOption(vendor.companyName);
      await fieldOf(admin, words('admin-console:coupons.usageLimit')).fill('2');
      const preview = admin.getByRole('region', { name: words('admin-console:coupons.preview.title') });
      for (const text of [
        code,
        vendor.companyName,
        money(AMOUNT[currency]),
        words('admin-console:coupons.preview.uses', {
          count: 2,
          uses: 2,
          each: words('admin-console:coupons.preview.perCustomer', { count: 1 }),
        }),
      ])
        await expect(preview).toContainText(text);
      await checkPage(admin);
      await saveCoupon(admin, words);
      await expect(toastOf(admin, words, words('backend:coupons.created'))).toBeVisible();
      for (const text of [vendor.companyName, money(AMOUNT[currency]), words('admin-console:coupons.states.active')])
        await expect(row).toContainText(text);
    });

    await test.step('One customer orders with it, which counts as a use; another has it in the cart', async () => {
      await market.useCoupon(first, code);
      const { order_no: number } = await market.placeOrder(first);
      await enterCode(page, words, code);
      await expect(couponOf(page, words)).toContainText(
        words('storefront:cart.coupon.saves', { amount: money(AMOUNT[currency]) }),
      );
      await admin.reload();
      await row
        .getByRole('button', {
          name: words('admin-console:coupons.uses.of', {
            code: code,
            uses: words('admin-console:coupons.usedOf', { used: 1, limit: 2 }),
          }),
        })
        .click();
      const drawer = admin.getByRole('dialog', { name: words('admin-console:coupons.uses.title', { code }) });
      for (const text of [number, fullNameOf(first.person), money(AMOUNT[currency])])
        await expect(drawer.getByRole('listitem')).toContainText(text);
      await checkPage(admin);
      await drawer.getByRole('button', { name: words('kit:modal.close') }).click();
      await expect(drawer).toBeHidden();
    });

    await test.step('Switched off, it gives no discount, even in carts that have it', async () => {
      await row.getByRole('switch', { name: words('admin-console:coupons.activeOf', { code }) }).click();
      await expect(toastOf(admin, words, words('backend:coupons.updated'))).toBeVisible();
      await expect(row).toContainText(words('admin-console:coupons.states.off'));
      await page.reload();
      await expect(page.getByText(words('backend:errors.coupon_unknown'))).toBeVisible();
      const total = page.getByRole('region', { name: words('storefront:cart.summary') });
      await expect(factOf(total, words('storefront:cart.subTotal'))).toHaveText(money(price));
    });
  },
);
