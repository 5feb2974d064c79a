import type { Page } from '@playwright/test';
import { expectInHtml } from '../../support/first-html.ts';
import { moneyOf } from '../../support/money.ts';
import { DEMO } from '../../support/people.ts';
import { toastOf } from '../../support/product-form.ts';
import { fieldOf } from '../../support/screens.ts';
import { newCode } from '../../support/selling.ts';
import { expect, test } from '../../support/test.ts';
import type { Translate } from '../../support/translate.ts';

// Serial: they change the same settings and would only wait for each other.
test.describe.configure({ mode: 'default' });

const PHONE = '+973 1755 0199';
const STREET = { address: '7 Harbour Road, Manama', addressArabic: '7 طريق الميناء، المنامة' };

const openTab = async (page: Page, words: Translate, tab: 'general' | 'contact') => {
  await page.goto(`/admin/settings?tab=${tab}`);
  await expect(
    page.getByRole('tab', { name: words(`admin-console:settings.tabs.${tab}`), exact: true }),
  ).toHaveAttribute('aria-selected', 'true');
};

const press = (page: Page, words: Translate) =>
  page.getByRole('button', { name: words('kit:unsaved.save'), exact: true }).click();

const save = async (page: Page, words: Translate) => {
  await press(page, words);
  await expect(toastOf(page, words, words('backend:platform.saved')).last()).toBeVisible();
};

test(
  'Concurrent changes of the contact settings are merged, and shoppers see both',
  { tag: '@phone' },
  async ({ page: visitor, openBrowser, market, platform, words, lang, baseURL, complaints, checkPage }) => {
    complaints.expected.push(/status of 409/);
    const session = await market.signIn(DEMO.admin);
    const [first, second] = [await openBrowser(session), await openBrowser(session)];
    const email = `care.${newCode()}@journeys.balsam.test`.toLowerCase();
    const before = (await platform.read()).contact;
    for (const admin of [first, second]) await openTab(admin, words, 'contact');

    await fieldOf(first, words('admin-console:settings.contact.emails.0')).fill(email);
    await save(first, words);

    await test.step("The second admin merges the first's changes and keeps their own input", async () => {
      const refused = second.getByRole('alert').filter({ hasText: words('kit:form.newer.text') });
      const typed = { 'phones.2': PHONE, ...STREET } as const;
      for (const [name, text] of Object.entries(typed)) {
        await fieldOf(second, words(`admin-console:settings.contact.${name as keyof typeof typed}`)).fill(text);
      }
      await press(second, words);
      await expect(refused).toBeVisible();
      await checkPage(second);
      await refused.getByRole('button', { name: words('kit:form.newer.load') }).click();
      await expect(fieldOf(second, words('admin-console:settings.contact.emails.0'))).toHaveValue(email);
      await expect(fieldOf(second, words('admin-console:settings.contact.address'))).toHaveValue(STREET.address);
      await save(second, words);
    });

    await test.step('The contact page, the footer and structured data show the contact', async () => {
      await expectInHtml(`${baseURL}/contact-us`, `"email":"${email}"`);
      await visitor.goto('/contact-us');
      const street = lang === 'ar' ? STREET.addressArabic : STREET.address;
      const [main, foot] = [visitor.getByRole('main'), visitor.getByRole('contentinfo')];
      await expect(main.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+97317550199');
      for (const place of [main, foot]) {
        await expect(place).toContainText(street);
        await expect(place.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      }
      await expect(visitor.getByText(before.emails[0] ?? '')).toHaveCount(0);
    });
  },
);

test(
  'The default currency applies to new visitors only',
  { tag: '@whole' },
  async ({
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
  }) => {
    const product = (await market.listProducts()).find(({ has_variants }) => !has_variants);
    if (!product) throw new Error('The demo has no plain product.');
    const priceOn = (page: Page, amount: number, preferences: Parameters<typeof moneyOf>[1]) =>
      page.getByRole('main').getByText(moneyOf(amount, preferences), { exact: true }).first();

    const admin = await openBrowser(await market.signIn(DEMO.admin));
    await openTab(admin, words, 'general');
    const choices = admin.getByRole('radiogroup', { name: words('admin-console:settings.general.currency') });
    await choices.getByRole('radio', { name: words('admin-console:settings.general.currencies.USD') }).check();
    await save(admin, words);
    await expect.poll(platform.currencyOfNewcomers).toBe('USD');

    await test.step('A new visitor sees dollars from the first page on', async () => {
      const context = await browser.newContext({ baseURL, viewport, storageState: { cookies: [], origins: [] } });
      await complaints.listenTo(context);
      const newcomer = await context.newPage();
      const address = `/product/${product.slug}?lang=${lang}`;
      await expectInHtml(baseURL + address, `"price":${product.price_usd},"priceCurrency":"USD"`);
      await newcomer.goto(address);
      await expect(priceOn(newcomer, product.price_usd, { lang, currency: 'USD' })).toBeVisible();
      expect(await newcomer.evaluate(() => localStorage.getItem('currency'))).toBe('USD');
      await context.close();
    });

    await test.step('A visitor with a chosen currency keeps it', async () => {
      await regular.goto(`/product/${product.slug}`);
      const price = currency === 'BHD' ? product.price_bhd : product.price_sar;
      await expect(priceOn(regular, price, { lang, currency })).toBeVisible();
    });
  },
);
