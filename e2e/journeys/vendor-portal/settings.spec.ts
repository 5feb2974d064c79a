import { choosePlaces, fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';
import { BAHRAIN } from '../../support/countries.ts';

/** Today in Riyadh, YYYY-MM-DD. */
const dayOfShop = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());

const STREET = '7 Harbour Road';
const REVIEW = 'Easy to fasten with one hand.';

test(
  'A vendor sets location and review options; leaving warns of unsaved changes',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const customer = await market.newCustomer();
    await market.addToCart(customer, { product_id: product.id, quantity: 1 });
    const { order_no: number } = await market.placeOrder(customer);
    await market.completeOrder(vendor, number);
    await market.review(customer, product, 4, REVIEW);
    const page = await openBrowser(vendor);
    const name = `${vendor.companyName} Trading`;
    const save = page.getByRole('button', { name: words('kit:unsaved.save'), exact: true });
    const box = (label: string) => page.getByRole('checkbox', { name: label });
    const shop = visitor.getByRole('main');
    const stars = visitor.getByRole('img', { name: words('kit:stars.rating', { value: 4 }) });

    await test.step('Leaving asks about unsaved changes, and staying keeps them', async () => {
      await openSettings(page, words, 'general');
      await fieldOf(page, words('vendor-portal:settings.general.company_name')).fill(name);
      await fieldOf(page, words('vendor-portal:settings.general.company_address')).fill(STREET);
      await fieldOf(page, words('vendor-portal:settings.general.company_phone_no')).fill('97317001234');
      await page.getByRole('tab', { name: words('vendor-portal:settings.tabs.payments') }).click();
      const question = page.getByRole('dialog', { name: words('kit:unsaved.title') });
      await checkPage(page);
      await question.getByRole('button', { name: words('kit:unsaved.stay') }).click();
      await expect(fieldOf(page, words('vendor-portal:settings.general.company_address'))).toHaveValue(STREET);
    });

    await test.step('Saved settings survive a reload', async () => {
      const places = await choosePlaces(page, words, BAHRAIN[words.lang], 'kit:place');
      await fieldOf(page, words('vendor-portal:settings.general.postalCode')).fill('317');
      await save.click();
      await expect(page.getByText(words('backend:settings.general_saved'))).toBeVisible();
      await page.reload();
      for (const [label, text] of [
        [words('vendor-portal:settings.general.company_name'), name],
        [words('vendor-portal:settings.general.company_address'), STREET],
        [words('vendor-portal:settings.general.company_phone_no'), '97317001234'],
        [words('vendor-portal:settings.general.postalCode'), '317'],
      ] as const) {
        await expect(fieldOf(page, label)).toHaveValue(text);
      }
      for (const [index, label] of [
        words('kit:place.country'),
        words('kit:place.state'),
        words('kit:place.city'),
      ].entries()) {
        const chosen = page.getByRole('combobox', { name: label }).locator('option:checked');
        await expect(chosen).toHaveText(places[index] ?? '');
      }
    });

    await test.step('With reviews off, neither texts nor stars show; the new name is pending', async () => {
      await page.getByRole('tab', { name: words('vendor-portal:settings.tabs.products') }).click();
      await box(words('vendor-portal:settings.products.enable_reviews')).uncheck();
      await save.click();
      await expect(page.getByText(words('backend:settings.products_saved'))).toBeVisible();
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      await expect(shop.getByText(vendor.companyName, { exact: true }).first()).toBeVisible();
      await expect(visitor.getByRole('tab')).toHaveCount(0);
      await expect(shop.getByText(REVIEW)).toHaveCount(0);
      await expect(stars).toHaveCount(0);
      await checkPage(visitor);
    });

    await test.step('On again without stars and labels, only the texts are back', async () => {
      await box(words('vendor-portal:settings.products.enable_reviews')).check();
      for (const label of [
        words('vendor-portal:settings.products.show_verified_label'),
        words('vendor-portal:settings.products.enable_ratings'),
      ])
        await box(label).uncheck();
      await save.click();
      await expect(save).toBeHidden();
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      await expect(
        visitor.getByRole('tab', { name: words('storefront:product.reviews.title', { total: 1 }) }),
      ).toBeVisible();
      await expect(shop.getByText(REVIEW)).toHaveCount(1);
      await expect(stars).toHaveCount(0);
      await expect(visitor.getByText(words('storefront:product.reviews.verified'))).toHaveCount(0);
    });
  },
);

test(
  'A holiday pauses sales immediately, and ending it opens the store again',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, checkPage }) => {
    const vendor = await market.newVendor();
    const product = await market.addProduct(vendor);
    await market.toggleApproval(product);
    const page = await openBrowser(vendor);
    const save = page.getByRole('button', { name: words('kit:unsaved.save'), exact: true });
    const shop = visitor.getByRole('main');
    const today = dayOfShop();
    const add = visitor.getByRole('button', { name: words('storefront:catalog.addToCart'), exact: true }).first();
    await openSettings(page, words, 'holiday');
    await fieldOf(page, words('vendor-portal:settings.holiday.from')).fill(today);
    await fieldOf(page, words('vendor-portal:settings.holiday.to')).fill(today);
    await save.click();
    await expect(page.getByText(words('backend:holiday.saved'))).toBeVisible();
    await expect(page.getByRole('link', { name: words('vendor-portal:holidayBanner.change') })).toBeVisible();
    await checkPage(page);
    await visitor.goto(`/product/${product.slug}`);
    await expect(shop.getByText(words('storefront:stockAlert.ask')).first()).toBeVisible();
    await expect(add).toHaveCount(0);
    await checkPage(visitor);
    await page.getByRole('button', { name: words('vendor-portal:settings.holiday.end.running') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('vendor-portal:settings.holiday.end.running') })
      .click();
    await expect(page.getByText(words('backend:holiday.ended'))).toBeVisible();
    await visitor.goto(`/product/${product.slug}`);
    await expect(add).toBeVisible();
  },
);
