import { choosePlaces, fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendor-settings.ts';

const STREET = '7 Harbour Road';
const REVIEW = 'Easy to fasten with one hand.';

test(
  'A vendor writes down where the store is and what customers may say; shoppers read both, and leaving loses nothing',
  { tag: '@whole' },
  async ({ page: visitor, openBrowser, market, words, checkPage }) => {
    const { general, settings, reviewRules: rules } = words;
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
    const save = page.getByRole('button', { name: words.save, exact: true });
    const box = (label: string) => page.getByRole('checkbox', { name: label });
    const shop = visitor.getByRole('main');
    const stars = visitor.getByRole('img', { name: words.rated(4) });

    await test.step('Leaving asks about what is not saved, and staying keeps it', async () => {
      await openSettings(page, words, 'general');
      await fieldOf(page, general.name).fill(name);
      await fieldOf(page, general.address).fill(STREET);
      await fieldOf(page, general.phone).fill('97317001234');
      await page.getByRole('tab', { name: settings.tabs.payments }).click();
      const question = page.getByRole('dialog', { name: settings.unsaved });
      await checkPage(page);
      await question.getByRole('button', { name: settings.stay }).click();
      await expect(fieldOf(page, general.address)).toHaveValue(STREET);
    });

    await test.step('What is saved is there after a reload', async () => {
      const places = await choosePlaces(page, words, general.bahrain);
      await fieldOf(page, general.postalCode).fill('317');
      await save.click();
      await expect(page.getByText(general.saved)).toBeVisible();
      await page.reload();
      for (const [label, text] of [
        [general.name, name],
        [general.address, STREET],
        [general.phone, '97317001234'],
        [general.postalCode, '317'],
      ] as const) {
        await expect(fieldOf(page, label)).toHaveValue(text);
      }
      for (const [index, label] of [words.country, words.state, words.city].entries()) {
        const chosen = page.getByRole('combobox', { name: label }).locator('option:checked');
        await expect(chosen).toHaveText(places[index] ?? '');
      }
    });

    await test.step('Reviews are switched off: shoppers read neither words nor stars, and the name as long as no admin has accepted another', async () => {
      await page.getByRole('tab', { name: settings.tabs.products }).click();
      await box(rules.reviews).uncheck();
      await save.click();
      await expect(page.getByText(rules.saved)).toBeVisible();
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      await expect(shop.getByText(vendor.companyName, { exact: true }).first()).toBeVisible();
      await expect(visitor.getByRole('tab')).toHaveCount(0);
      await expect(shop.getByText(REVIEW)).toHaveCount(0);
      await expect(stars).toHaveCount(0);
      await checkPage(visitor);
    });

    await test.step('On again without stars and labels, the words are back alone', async () => {
      await box(rules.reviews).check();
      for (const label of [rules.label, rules.stars]) await box(label).uncheck();
      await save.click();
      await expect(save).toBeHidden();
      await visitor.goto(`/product/${product.slug}?tab=reviews`);
      await expect(visitor.getByRole('tab', { name: words.reviewsTab(1) })).toBeVisible();
      await expect(shop.getByText(REVIEW)).toHaveCount(1);
      await expect(stars).toHaveCount(0);
      await expect(visitor.getByText(words.verifiedPurchase)).toHaveCount(0);
    });
  },
);
