import type { Page } from '@playwright/test';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf } from '../../support/productForm.ts';
import { expectRefused, factOf, fieldOf, rowOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import { openSettings } from '../../support/vendorSettings.ts';
import type { Words } from '../../support/words.ts';

// They would only wait for one another.
test.describe.configure({ mode: 'default' });

const PHONE = '+973 1755 0199';
const STREET = { address: '7 Harbour Road, Manama', arabicAddress: '7 طريق الميناء، المنامة' };
const PLACE = { latitude: '26.2235', longitude: '50.5876' };
const YOUTUBE = 'https://balsam.test/youtube';

const newAddress = () => `care.${newCode()}@journeys.balsam.test`.toLowerCase();

const openTab = async (page: Page, words: Words, tab: keyof Words['platform']['tabs']) => {
  await page.goto(`/admin/settings?tab=${tab}`);
  await expect(page.getByRole('tab', { name: words.platform.tabs[tab], exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
};

type Texts = Partial<{
  [Name in keyof Words['platform'] as Words['platform'][Name] extends string ? Name : never]: string;
}>;

const type = async (page: Page, words: Words, texts: Texts) => {
  for (const [name, text] of Object.entries(texts)) {
    await fieldOf(page, words.platform[name as keyof Texts]).fill(text);
  }
};

const press = (page: Page, words: Words) => page.getByRole('button', { name: words.save, exact: true }).click();

const save = async (page: Page, words: Words) => {
  await press(page, words);
  await expect(toastOf(page, words, words.platform.saved).last()).toBeVisible();
};

test('An admin changes how the shop is reached: shoppers read it, and what they write goes there', async ({
  page: visitor,
  openBrowser,
  market,
  mailbox,
  platform,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const { platform: texts, contactFields } = words;
  const email = newAddress();
  const before = await platform.read();

  await test.step('What cannot be is said at its field, and nothing is saved', async () => {
    await openTab(admin, words, 'contact');
    await expect(fieldOf(admin, texts.email)).toHaveValue(before.contact.emails[0] ?? '');
    await type(admin, words, { email: '', secondEmail: 'nobody', thirdPhone: '12', address: '', latitude: '91' });
    await press(admin, words);
    await expectRefused(admin, texts.email, texts.emailRequired);
    await expectRefused(admin, texts.secondEmail, texts.emailFormat);
    await expectRefused(admin, texts.thirdPhone, texts.phoneFormat);
    await expectRefused(admin, texts.address, texts.addressRequired);
    await expectRefused(admin, texts.latitude, texts.degrees);
    await checkPage(admin);
    expect(await platform.read()).toEqual(before);
  });

  await test.step('What is saved is there after a reload', async () => {
    const typed = { email, secondEmail: '', thirdPhone: PHONE, ...STREET, ...PLACE };
    await type(admin, words, typed);
    await save(admin, words);
    await admin.reload();
    for (const [name, text] of Object.entries(typed)) {
      await expect(fieldOf(admin, texts[name as keyof typeof typed])).toHaveValue(text);
    }
    await checkPage(admin);
  });

  await test.step('Shoppers and search engines read it on the contact page and at the foot', async () => {
    const answer = await visitor.goto('/contact-us');
    expect(await answer?.text()).toContain(`"email":"${email}"`);
    const street = lang === 'ar' ? STREET.arabicAddress : STREET.address;
    const main = visitor.getByRole('main');
    await expect(main.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+97317550199');
    await expect(main.getByRole('link', { name: street })).toHaveAttribute('href', /mlat=26\.2235&mlon=50\.5876/);
    const foot = visitor.getByRole('contentinfo');
    await expect(foot).toContainText(street);
    for (const place of [main, foot]) {
      await expect(place.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    for (const gone of before.contact.emails) await expect(visitor.getByText(gone)).toHaveCount(0);
    await checkPage(visitor);
  });

  await test.step('A message of the contact form arrives at the new address, and only there', async () => {
    const subject = `Gauze ${newCode()}`;
    const { name, email: from, phone, message } = contactFields;
    for (const [label, text] of [
      ...[[name, 'Layla'] as const, [from, 'layla@journeys.balsam.test'] as const, [phone, PHONE] as const],
      ...[[contactFields.subject, subject] as const, [message, 'Ten boxes, please.'] as const],
    ]) {
      await visitor.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    await visitor.getByRole('button', { name: words.sendMessage }).click();
    await expect(visitor.getByText(words.messageReceived).first()).toBeVisible();
    expect((await mailbox.waitFor(email, subject)).text).toContain('Ten boxes, please.');
    const old = await mailbox.list(before.contact.emails[0] ?? '');
    expect(old.filter((mail) => mail.subject.includes(subject))).toEqual([]);
  });

  await test.step('An icon leads to where the shop is, and none to where it is no more', async () => {
    const icons = visitor.getByRole('list', { name: texts.followUs }).getByRole('link');
    await openTab(admin, words, 'social');
    await type(admin, words, { youtube: 'balsam.test/youtube', x: '' });
    await press(admin, words);
    await expectRefused(admin, texts.youtube, texts.wholeAddress);
    await checkPage(admin);
    await type(admin, words, { youtube: YOUTUBE });
    await save(admin, words);
    await visitor.goto('/');
    await expect(icons.and(visitor.getByRole('link', { name: texts.newTab('YouTube') }))).toHaveAttribute(
      'href',
      YOUTUBE,
    );
    await expect(icons).toHaveCount(before.social.length);
    await expect(icons.and(visitor.getByRole('link', { name: texts.newTab('X'), exact: true }))).toHaveCount(0);
    await checkPage(visitor);
  });
});

test('Two admins change the settings at once: the second one is told, loses nothing, and overwrites nothing', async ({
  page: visitor,
  openBrowser,
  market,
  platform,
  words,
  complaints,
  checkPage,
}) => {
  complaints.expected.push(/status of 409/);
  const session = await market.signIn(DEMO.admin);
  const [first, second] = [await openBrowser(session), await openBrowser(session)];
  const { platform: texts } = words;
  const email = newAddress();
  for (const admin of [first, second]) await openTab(admin, words, 'contact');

  await type(first, words, { thirdEmail: email });
  await save(first, words);

  const refused = second.getByRole('alert').filter({ hasText: texts.newer });
  await type(second, words, { thirdPhone: PHONE, ...STREET });
  await press(second, words);
  await expect(refused).toBeVisible();
  await expect(fieldOf(second, texts.thirdPhone)).toHaveValue(PHONE);
  await checkPage(second);
  expect((await platform.read()).contact).toMatchObject({ emails: expect.arrayContaining([email]) });
  expect((await platform.read()).contact.phones).not.toContain(PHONE);

  await refused.getByRole('button', { name: texts.loadNewer }).click();
  await expect(fieldOf(second, texts.thirdEmail)).toHaveValue(email);
  for (const [name, text] of Object.entries({ thirdPhone: PHONE, ...STREET })) {
    await expect(fieldOf(second, texts[name as 'address'])).toHaveValue(text);
  }
  await expect(refused).toBeHidden();
  await checkPage(second);
  await save(second, words);

  await visitor.goto('/contact-us');
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  await expect(main.getByRole('link', { name: PHONE })).toBeVisible();
});

test('An admin decides what the shipping of a new vendor begins with; the others keep theirs', async ({
  openBrowser,
  market,
  platform,
  words,
  lang,
  checkPage,
}) => {
  test.setTimeout(90_000);
  const { platform: texts, zones } = words;
  // In dollars nobody else trades here meanwhile.
  const currency = 'USD';
  const money = (amount: number) => moneyOf(amount, { lang, currency });
  const { shipping_defaults: before } = await platform.read();
  const others = await market.newVendor();
  const admin = await openBrowser(await market.signIn(DEMO.admin));
  const fee = fieldOf(admin, texts.fee(currency));
  const freeFrom = fieldOf(admin, texts.freeFrom(currency));

  await test.step('What cannot be is said at its field', async () => {
    await openTab(admin, words, 'shipping');
    await expect(fee).toHaveValue(String(before.flat_fee.USD));
    await fee.fill('');
    await freeFrom.fill('61.005');
    await fieldOf(admin, texts.daysMax).fill('0');
    await press(admin, words);
    await expectRefused(admin, texts.fee(currency), texts.feeRequired);
    await expectRefused(admin, texts.freeFrom(currency), texts.wrongAmount);
    await expectRefused(admin, texts.daysMax, texts.wrongDays);
    await checkPage(admin);
    expect((await platform.read()).shipping_defaults).toEqual(before);
  });

  await test.step('The new fee is saved', async () => {
    await fee.fill('3.40');
    await freeFrom.fill('61');
    await fieldOf(admin, texts.daysMax).fill(String(before.handling_days_max));
    await save(admin, words);
  });

  const vendor = await market.newVendor();
  const product = await market.addProduct(vendor);
  await market.toggleApproval(product);

  await test.step('A vendor who joins now finds it in the own settings, and who was here before does not', async () => {
    for (const [whose, rates] of [
      [vendor, zones.fees(money(3.4), money(61))],
      [others, zones.fees(money(before.flat_fee.USD), money(before.free_from.USD ?? 0))],
    ] as const) {
      const page = await openBrowser(whose, { currency });
      await openSettings(page, words, 'shipping');
      await expect(rowOf(page, zones.elsewhere)).toContainText(rates);
      await page.close();
    }
  });

  await test.step('Their customers read it on the product, and pay it at the checkout', async () => {
    const customer = await market.newCustomer();
    await market.saveAddress(customer);
    const shopper = await openBrowser(customer, { currency });
    await shopper.goto(`/product/${product.slug}`);
    await expect(shopper.getByText(words.shippingRule(money(3.4), money(61)))).toBeVisible();
    await shopper.getByRole('button', { name: words.addToCart, exact: true }).click();
    await expect(shopper.getByText(words.addedToCart).first()).toBeVisible();
    await shopper.goto('/checkout');
    const order = shopper.getByRole('region', { name: words.yourOrder });
    await expect(factOf(order, words.shippingAndHandling)).toHaveText(money(3.4));
    await expect(factOf(order, words.orderTotal)).toHaveText(money(product.price_usd + 3.4));
  });
});

test('An admin decides in which currency a newcomer sees prices; whoever has been here keeps theirs', async ({
  page: regular,
  openBrowser,
  browser,
  baseURL,
  viewport,
  market,
  platform,
  words,
  lang,
  currency,
  complaints,
  checkPage,
}) => {
  const product = (await market.listProducts()).find(({ has_variants }) => !has_variants);
  if (!product) throw new Error('The demo has no plain product.');
  const { platform: texts } = words;
  const priceOn = (page: Page, amount: number, preferences: Parameters<typeof moneyOf>[1]) =>
    page.getByRole('main').getByText(moneyOf(amount, preferences), { exact: true }).first();

  const admin = await openBrowser(await market.signIn(DEMO.admin));
  await openTab(admin, words, 'general');
  const choices = admin.getByRole('radiogroup', { name: texts.firstCurrency });
  await expect(choices.getByRole('radio')).toHaveCount(3);
  await choices.getByRole('radio', { name: texts.dollar }).check();
  await checkPage(admin);
  await save(admin, words);
  await expect.poll(platform.currencyOfNewcomers).toBe('USD');

  await test.step('A newcomer reads dollars from the first page on', async () => {
    const context = await browser.newContext({ baseURL, viewport, storageState: { cookies: [], origins: [] } });
    await complaints.listenTo(context);
    const newcomer = await context.newPage();
    const answer = await newcomer.goto(`/product/${product.slug}?lang=${lang}`);
    expect(await answer?.text()).toContain(`"price":${product.price_usd},"priceCurrency":"USD"`);
    await expect(priceOn(newcomer, product.price_usd, { lang, currency: 'USD' })).toBeVisible();
    expect(await newcomer.evaluate(() => localStorage.getItem('currency'))).toBe('USD');
    await checkPage(newcomer);
    await context.close();
  });

  await test.step('Whoever has a currency keeps it', async () => {
    await regular.goto(`/product/${product.slug}`);
    const price = currency === 'BHD' ? product.price_bhd : product.price_sar;
    await expect(priceOn(regular, price, { lang, currency })).toBeVisible();
  });
});
