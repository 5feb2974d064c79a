import type { Page } from '@playwright/test';
import { choosePlaces, expectRefused, fieldOf } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendorSettings.ts';
import type { Words } from '../../support/words.ts';

const STREET = '7 Harbour Road';
const REVIEW = 'Easy to fasten with one hand.';
const STRANGERS_REVIEW = 'My neighbour has one.';

const save = (page: Page, words: Words) => page.getByRole('button', { name: words.save, exact: true }).click();

test('A vendor writes down where the store is; shoppers read its new name, and nothing is lost by leaving', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const page = await openBrowser(vendor);
  const { general } = words;
  const name = `${vendor.companyName} Trading`;

  await test.step('What is missing is said, word for word', async () => {
    await openSettings(page, words, 'general');
    await expect(fieldOf(page, general.name)).toHaveValue(vendor.companyName);
    await expect(fieldOf(page, general.phone)).toHaveAttribute('inputmode', 'numeric');
    await fieldOf(page, general.name).fill(name);
    await save(page, words);
    await expectRefused(page, general.address, general.addressRequired);
    await expectRefused(page, words.city, general.cityRequired);
    await expectRefused(page, general.postalCode, general.postalCodeRequired);
    await checkPage(page);
  });

  await test.step('Each country has its postal codes, and some are not supported', async () => {
    await fieldOf(page, general.address).fill(STREET);
    await fieldOf(page, general.phone).fill('97317001234');
    for (const [choice, code, message] of [
      [words.saudiArabia, '123', general.invalid],
      [general.bahrain, '12211', general.invalid],
      [general.egypt, '12211', general.unsupported('EG')],
    ] as const) {
      await choosePlaces(page, words, choice);
      await fieldOf(page, general.postalCode).fill(code);
      await save(page, words);
      await expectRefused(page, general.postalCode, message);
    }
    await checkPage(page);
    expect(await market.readStore(vendor)).toMatchObject({ company_name: vendor.companyName, company_address: '' });
  });

  await test.step('Leaving asks about what is not saved, and staying keeps it', async () => {
    await page.getByRole('tab', { name: words.settings.tabs.payments }).click();
    const question = page.getByRole('dialog', { name: words.settings.unsaved });
    await checkPage(page);
    await question.getByRole('button', { name: words.settings.stay }).click();
    await expect(fieldOf(page, general.address)).toHaveValue(STREET);
  });

  await test.step('What is saved is there after a reload, and in the shop', async () => {
    const places = await choosePlaces(page, words, general.bahrain);
    await fieldOf(page, general.postalCode).fill('317');
    await save(page, words);
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
      await expect(page.getByRole('combobox', { name: label }).locator('option:checked')).toHaveText(
        places[index] ?? '',
      );
    }
    await checkPage(page);
    await visitor.goto(`/product/${product.slug}`);
    await expect(visitor.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  });

  await test.step('Whoever leaves without saving finds the old address again', async () => {
    await fieldOf(page, general.address).fill('Nowhere');
    await page.getByRole('tab', { name: words.settings.tabs.payments }).click();
    await page
      .getByRole('dialog', { name: words.settings.unsaved })
      .getByRole('button', { name: words.settings.leave })
      .click();
    await expect(page).toHaveURL(/tab=payments/);
    await page.getByRole('tab', { name: words.settings.tabs.general }).click();
    await expect(fieldOf(page, general.address)).toHaveValue(STREET);
    expect(await market.readStore(vendor)).toMatchObject({ company_name: name, postal_code: '317' });
  });
});

test('A vendor decides what customers may say: reviews, their stars and who writes them', async ({
  page: visitor,
  openBrowser,
  market,
  words,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);
  const [customer, stranger] = [await market.newCustomer(), await market.newCustomer()];
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const { order_no: number } = await market.placeOrder(customer);
  await market.completeOrder(vendor, number);
  await market.review(customer, product, 4, REVIEW);
  const page = await openBrowser(vendor);
  const { reviewRules: rules } = words;
  const box = (label: string) => page.getByRole('checkbox', { name: label });
  const stars = visitor.getByRole('img', { name: words.rated(4) });
  const saveRules = async () => {
    await save(page, words);
    await expect(page.getByText(rules.saved).last()).toBeVisible();
    await expect(page.getByText(words.settings.unsaved)).toBeHidden();
  };
  const look = async (reader: Page, total: number) => {
    await reader.goto(`/product/${product.slug}?tab=reviews`);
    await expect(reader.getByRole('tab', { name: words.reviewsTab(total) })).toBeVisible();
    await expect(reader.getByRole('main').getByText(REVIEW)).toHaveCount(total);
  };

  await test.step('At first everything is on, and shoppers read it', async () => {
    await openSettings(page, words, 'products');
    for (const label of [rules.reviews, rules.label, rules.buyersOnly, rules.stars, rules.starsRequired]) {
      await expect(box(label)).toBeChecked();
    }
    await look(visitor, 1);
    await expect(stars.first()).toBeVisible();
    await expect(visitor.getByText(words.verifiedPurchase)).toBeVisible();
  });

  await test.step('Reviews are switched off: they vanish, stars and all', async () => {
    await box(rules.reviews).uncheck();
    await expect(box(rules.stars)).toBeDisabled();
    await checkPage(page);
    await saveRules();
    await look(visitor, 0);
    await expect(stars).toHaveCount(0);
    await expect(visitor.getByText(rules.closed)).toBeVisible();
    await expect(visitor.getByText(words.signInToReview)).toHaveCount(0);
    await checkPage(visitor);
  });

  await test.step('On again they are back, as they were', async () => {
    await page.reload();
    await expect(box(rules.reviews)).not.toBeChecked();
    await box(rules.reviews).check();
    await saveRules();
    await look(visitor, 1);
    await expect(stars.first()).toBeVisible();
  });

  await test.step('Without stars and labels the words remain, and whoever has not bought may write', async () => {
    const reader = await openBrowser(stranger);
    await look(reader, 1);
    await expect(reader.getByText(words.buyersOnly)).toBeVisible();
    for (const label of [rules.label, rules.buyersOnly, rules.stars]) await box(label).uncheck();
    await expect(box(rules.starsRequired)).toBeDisabled();
    await saveRules();
    await look(visitor, 1);
    await expect(stars).toHaveCount(0);
    await expect(visitor.getByText(words.verifiedPurchase)).toHaveCount(0);
    await checkPage(visitor);
    await look(reader, 1);
    await reader.getByRole('button', { name: words.writeReview }).click();
    await expect(fieldOf(reader, words.yourReview)).toBeVisible();
    await expect(reader.getByRole('radio')).toHaveCount(0);
    await fieldOf(reader, words.yourReview).fill(STRANGERS_REVIEW);
    await reader.getByRole('button', { name: words.sendReview }).click();
    await expect(reader.getByText(words.reviewPublished)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('main').getByText(STRANGERS_REVIEW)).toBeVisible();
  });
});
