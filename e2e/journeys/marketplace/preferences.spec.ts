import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { openMenu } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { translator, type Translate } from '../../support/translate.ts';

const CURRENCIES = { SAR: 2, USD: 2, BHD: 3 } as const;
type Currency = keyof typeof CURRENCIES;

const digitsOf = (amount: number, currency: Currency) =>
  amount.toLocaleString('en', {
    minimumFractionDigits: CURRENCIES[currency],
    maximumFractionDigits: CURRENCIES[currency],
  });

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { beforeReload: true }));
const hasReloaded = (page: Page) => page.waitForFunction(() => !('beforeReload' in window));

async function choose(page: Page, words: Translate, label: string, value: string) {
  await openMenu(page, words);
  await markPage(page);
  await page.getByRole('combobox', { name: label }).filter({ visible: true }).selectOption(value);
  await hasReloaded(page);
}

const expectLanguage = async (page: Page, lang: 'en' | 'ar') => {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('body')).toHaveClass(lang === 'ar' ? /\brtl\b/ : /^(?!.*\brtl\b)/);
};

test('Changing the language keeps the page and translates everything', async ({ page, words, lang, recheckPage }) => {
  const otherLang = lang === 'en' ? 'ar' : 'en';
  const other = translator(otherLang);
  await page.goto('/shop?sort=price_asc&page=2');
  await expect(page.getByRole('heading', { level: 1, name: words('storefront:shop.title') })).toBeVisible();
  await expectLanguage(page, lang);

  await choose(page, words, words('kit:preferences.language'), otherLang);
  await expect(page.getByText(other('shell:notices.language'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: other('storefront:shop.title') })).toBeVisible();
  await expect(page).toHaveURL('/shop?sort=price_asc&page=2');
  await expectLanguage(page, otherLang);
  await recheckPage(page);

  await choose(page, other, other('kit:preferences.language'), lang);
  await expect(page.getByText(words('shell:notices.language'))).toBeVisible();
  await expectLanguage(page, lang);
});

test('Changing the currency keeps the page and converts every price', async ({
  page,
  market,
  words,
  lang,
  currency,
  recheckPage,
}) => {
  const product = (await market.listProducts()).find(({ has_variants, stock }) => !has_variants && stock > 0);
  if (!product) throw new Error('The demo has no plain product.');
  const prices = { SAR: product.price_sar, BHD: product.price_bhd, USD: product.price_usd };
  const showsPriceIn = (shown: Currency) =>
    expect(page.getByText(digitsOf(prices[shown], shown)).filter({ visible: true }).first()).toBeVisible();

  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: nameOf(product, lang) })).toBeVisible();
  await showsPriceIn(currency);

  for (const chosen of (['SAR', 'BHD', 'USD'] as const).filter((code) => code !== currency)) {
    await choose(page, words, words('kit:preferences.currency'), chosen);
    await expect(page.getByText(words('shell:notices.currency'))).toBeVisible();
    await expect(page).toHaveURL(`/product/${product.slug}`);
    await showsPriceIn(chosen);
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe(chosen);
  }
  await recheckPage(page);
});

test('Consoles default to Arabic, the shop to English, and neither is stored', async ({
  browser,
  baseURL,
  viewport,
  market,
  platform,
  complaints,
  recheckPage,
}) => {
  const { default_currency: currency } = await platform.read();
  const newest = (await market.listProducts()).at(-1)?.name ?? '';
  const context = await browser.newContext({ baseURL, viewport, storageState: { cookies: [], origins: [] } });
  await complaints.listenTo(context);
  const page = await context.newPage();
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.resourceType() === 'fetch') asked.push(request.headers().currency);
  });
  for (const [door, heading] of [
    ['/vendor/login', 'vendor-portal:signIn.title'],
    ['/admin/login', 'admin-console:signIn.title'],
  ] as const) {
    await page.goto(door);
    await expect(page.getByRole('heading', { name: translator('ar')(heading) })).toBeVisible();
    await expectLanguage(page, 'ar');
    await recheckPage(page);
  }

  await page.getByRole('link', { name: translator('ar')('kit:signIn.asCustomer') }).click();
  await expect(page.getByRole('heading', { name: translator('en')('storefront:auth.signIn.title') })).toBeVisible();
  await expectLanguage(page, 'en');
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1, name: translator('en')('storefront:shop.title') })).toBeVisible();
  await expectLanguage(page, 'en');
  await page.goto(`/shop?search=${encodeURIComponent(newest)}`);
  // The first page includes its data; the next one fetches it.
  await page.getByRole('main').getByRole('link', { name: newest }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: newest })).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe(currency);
  expect(new Set(asked)).toEqual(new Set([currency]));
  await context.close();
});

test(
  'A language chosen in the vendor portal applies in the shop, too',
  { tag: '@whole' },
  async ({ page, words, lang }) => {
    const otherLang = lang === 'en' ? 'ar' : 'en';
    const other = translator(otherLang);
    await page.goto('/vendor/login');
    await choose(page, words, words('kit:preferences.language'), otherLang);
    await expect(page.getByText(other('shell:notices.language'))).toBeVisible();
    await expect(page.getByRole('heading', { name: other('vendor-portal:signIn.title') })).toBeVisible();
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1, name: other('storefront:shop.title') })).toBeVisible();
    await expectLanguage(page, otherLang);
  },
);
