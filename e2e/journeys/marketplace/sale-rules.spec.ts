import { SAUDI_ARABIA } from '../../support/countries.ts';
import { moneyOf, signOf } from '../../support/money.ts';
import { factOf, fieldOf, fillBilling, rowOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';

const CONFIRMED = /\/order\/[\w-]+\/confirmed$/;
const LIMIT = 2;
const DAYS = 30;
const AGE = 18;
const COLD_FEE = { SAR: 12.5, BHD: 1.25, USD: 3.5 } as const;

test(
  'Cold goods with a limit and an age are sold by their rules',
  { tag: '@both' },
  async ({ openBrowser, market, words, lang, currency, complaints, checkPage }) => {
    complaints.expected.push(/status of 422/);
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    const name = lang === 'ar' ? product.arabic_name : product.name;
    const customer = await market.newCustomer();
    await market.saveAddress(customer);
    const portal = await openBrowser(vendor);
    const shop = await openBrowser(customer);
    const badges = [
      words('kit:saleRules.age', { age: AGE }),
      words('kit:saleRules.keepAt', { min: 2, max: 8 }),
      words('kit:saleRules.limit', { count: LIMIT, days: words('kit:saleRules.days', { count: DAYS }) }),
    ];

    const days = words('storefront:saleRules.problem.days', { count: DAYS });
    const limitText = words('storefront:saleRules.problem.limit', { count: LIMIT, limit: LIMIT, days });

    await test.step('The vendor states the rules in the product form', async () => {
      await portal.goto(`/vendor/edit-product/${product.slug}`);
      await fieldOf(portal, words('vendor-portal:productForm.quantity_limit')).fill(String(LIMIT));
      await fieldOf(portal, words('vendor-portal:productForm.min_age')).fill(String(AGE));
      await fieldOf(portal, words('vendor-portal:productForm.store_max_c')).fill('8');
      await portal.getByRole('button', { name: words('vendor-portal:productForm.save') }).click();
      await expect(portal).toHaveURL(/\/vendor\/products/);
      await market.toggleApproval(product);
    });

    await test.step('The product page tells them before anything is bought', async () => {
      await shop.goto(`/product/${product.slug}`);
      const terms = shop.getByRole('region', { name: words('storefront:product.terms') });
      for (const badge of badges) await expect(terms.getByText(badge, { exact: true })).toBeVisible();
      await expect(terms.getByText(words('storefront:product.shipping.noCold'))).toBeVisible();
      await checkPage(shop);
    });

    await test.step('The cart names both broken rules, and the checkout refuses', async () => {
      await market.addToCart(customer, { product_id: product.id, quantity: LIMIT + 1 });
      await shop.goto('/cart');
      await expect(shop.getByText(words('storefront:saleRules.problem.cold'))).toBeVisible();
      await expect(shop.getByText(limitText)).toBeVisible();
      await checkPage(shop);
      await shop.goto('/checkout');
      await expect(shop.getByText(words('backend:errors.limit_reached')).first()).toBeVisible();
    });

    await test.step('The vendor keeps parcels to Saudi Arabia cold, for a fee', async () => {
      await openSettings(portal, words, 'shipping');
      await portal
        .getByRole('button', { name: words('vendor-portal:settings.shipping.edit', { name: SAUDI_ARABIA[lang] }) })
        .click();
      const dialog = portal.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: words('vendor-portal:settings.shipping.cold') }).check();
      for (const each of ['SAR', 'BHD', 'USD'] as const)
        await fieldOf(
          dialog,
          words('vendor-portal:settings.shipping.coldFee', { currency: signOf({ lang, currency: each }) }),
        ).fill(String(COLD_FEE[each]));
      await checkPage(portal);
      await dialog.getByRole('button', { name: words('vendor-portal:settings.shipping.save') }).click();
      await expect(rowOf(portal, SAUDI_ARABIA[lang])).toContainText(
        words('vendor-portal:settings.shipping.coldFeeShown', {
          fee: moneyOf(COLD_FEE[currency], { lang, currency }),
        }),
      );
    });

    await test.step('Two units are ordered once the age is confirmed', async () => {
      await shop.goto('/cart');
      await expect(shop.getByText(words('storefront:saleRules.problem.cold'))).toHaveCount(0);
      await shop.getByRole('button', { name: words('kit:quantity.less_of', { item: name }) }).click();
      await expect(shop.getByText(limitText)).toHaveCount(0);
      await shop.goto('/checkout');
      await fillBilling(shop, words);
      const summary = shop.getByRole('region', { name: words('storefront:checkout.summary') });
      await expect(factOf(summary, words('kit:order.coldFee'))).toContainText(
        moneyOf(COLD_FEE[currency], { lang, currency }),
      );
      const place = shop.getByRole('button', { name: words('storefront:checkout.placeOrder'), exact: true });
      const age = shop.getByRole('checkbox', {
        name: words('storefront:checkout.ageConfirmed', { age: AGE, names: name }),
      });
      await place.click();
      await expect(age).toHaveAttribute('aria-invalid', 'true');
      await checkPage(shop);
      await age.check();
      await place.click();
      await expect(shop).toHaveURL(CONFIRMED);
      await expect(shop.getByText(words('kit:saleRules.ageConfirmed', { age: AGE }))).toBeVisible();
    });

    await test.step('The vendor packs it with the instructions for the courier', async () => {
      const [order] = await market.listOrders(customer);
      await portal.goto(`/vendor/orders/${order?.order_sub_no}/packing-slip`);
      const slip = portal.getByRole('article');
      await expect(slip).toContainText(words('vendor-portal:papers.both.keepAt', { min: 2, max: 8 }));
      await expect(slip).toContainText(words('vendor-portal:papers.both.age', { age: AGE }));
      await checkPage(portal);
    });
  },
);
