import { useListCategoriesQuery } from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { Greeting, healthyArea, meetNewVisitor, openShell, REGISTRY, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

function ShopPage() {
  const { t } = useTranslation('shop');
  useListCategoriesQuery();
  return (
    <>
      <p>{t('motto')}</p>
      <Greeting name="shop" />
    </>
  );
}

const shop = healthyArea('shop', {
  locales: { en: async () => ({ motto: 'Care, delivered' }), ar: async () => ({ motto: 'رعاية تصل إليك' }) },
  routes: [{ path: '*', Component: ShopPage }],
});

const languagesAsked = () => calls.map(({ headers }) => headers.get('lang'));

let calls: Call[];
let shell: ReturnType<typeof openShell>;

beforeEach(() => {
  meetNewVisitor();
  document.body.removeAttribute('class');
  calls = fakeApi({ 'GET /categories': ok({ categories: [] }) });
  serveAreas({ shop, 'vendor-desk': healthyArea('vendor-desk') });
});
afterEach(() => shell.close());

const expectPageIn = (lang: 'en' | 'ar') => {
  const isArabic = lang === 'ar';
  expect(document.documentElement).toHaveAttribute('lang', lang);
  expect(document.documentElement).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
  expect(document.body.classList.contains('rtl')).toBe(isArabic);
};

test('A first visit stores the default currency before any request, and no language', async () => {
  shell = openShell('/', { ...REGISTRY, defaultCurrency: 'BHD' });
  await screen.findByText('Care, delivered');
  expect(localStorage.getItem('currency')).toBe('BHD');
  expect(localStorage.getItem('lang')).toBeNull();
  expect(calls[0]?.headers.get('Currency')).toBe('BHD');
});

test('A returning shopper keeps the currency, whatever the default is now', async () => {
  localStorage.setItem('currency', 'USD');
  shell = openShell('/', { ...REGISTRY, defaultCurrency: 'BHD' });
  await screen.findByText('Care, delivered');
  expect(calls[0]?.headers.get('Currency')).toBe('USD');
});

test("Without a chosen language each area and its requests use the area's default", async () => {
  shell = openShell('/');
  await screen.findByText('Care, delivered');
  expectPageIn('en');

  await shell.user.click(screen.getByRole('link', { name: 'To the vendors' }));
  await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
  expectPageIn('ar');

  await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
  await screen.findByText('Care, delivered');
  expectPageIn('en');
  expect(languagesAsked()).toEqual(['en', 'en']);
});

test("A first visit is in the shop's default language, except in an area with its own", async () => {
  const areas = REGISTRY.areas.map((area) => (area.defaultLang ? { ...area, defaultLang: 'en' as const } : area));
  shell = openShell('/', { ...REGISTRY, defaultLang: 'ar', areas });
  await screen.findByText('رعاية تصل إليك');
  expectPageIn('ar');
  expect(localStorage.getItem('lang')).toBeNull();

  await shell.user.click(screen.getByRole('link', { name: 'To the vendors' }));
  await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
  expectPageIn('en');
  expect(languagesAsked()).toEqual(['ar']);
});

test('A chosen language overrides the default of the shop', async () => {
  localStorage.setItem('lang', 'en');
  shell = openShell('/', { ...REGISTRY, defaultLang: 'ar' });
  await screen.findByText('Care, delivered');
  expectPageIn('en');
});

test("Opening the vendors' area first does not turn the shop Arabic", async () => {
  shell = openShell('/vendor');
  await screen.findByRole('heading', { name: 'Welcome to vendor-desk' });
  expectPageIn('ar');
  await shell.user.click(screen.getByRole('link', { name: 'To the shop' }));
  await screen.findByText('Care, delivered');
  expectPageIn('en');
});

test('A chosen language applies to every area, and only its texts are loaded', async () => {
  localStorage.setItem('lang', 'ar');
  shell = openShell('/');
  await screen.findByText('رعاية تصل إليك');
  expectPageIn('ar');
  expect(languagesAsked()).toEqual(['ar']);
  expect(shell.i18n.hasResourceBundle('en', 'shop')).toBe(false);
});

test('An area extends the texts of the kit, in the language of the page', async () => {
  localStorage.setItem('lang', 'ar');
  const kitTexts = { en: async () => ({ money: { owed: 'Owed' } }), ar: async () => ({ money: { owed: 'المستحق' } }) };
  serveAreas({ shop: healthyArea('shop', { ...shop.area, kitTexts }), 'vendor-desk': healthyArea('vendor-desk') });
  shell = openShell('/');
  await screen.findByText('رعاية تصل إليك');
  expect(shell.i18n.getResource('ar', 'kit', 'money.owed')).toBe('المستحق');
  expect(shell.i18n.exists('state.retry', { ns: 'kit' })).toBe(true);
  expect(shell.i18n.exists('money.owed', { ns: 'kit', lng: 'en' })).toBe(false);
});

test('Preferences that survive only in cookies apply and are stored again', async () => {
  document.cookie = 'lang=ar; path=/';
  document.cookie = 'currency=BHD; path=/';
  document.cookie = 'theme=dark; path=/';
  shell = openShell('/');
  await screen.findByText('رعاية تصل إليك');
  expectPageIn('ar');
  expect(languagesAsked()).toEqual(['ar']);
  expect(calls[0]?.headers.get('Currency')).toBe('BHD');
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  expect(['lang', 'currency', 'theme'].map((name) => localStorage.getItem(name))).toEqual(['ar', 'BHD', 'dark']);
});

test('A link with ?lang=ar counts as a choice and applies to later pages', async () => {
  localStorage.setItem('lang', 'en');
  shell = openShell('/?lang=ar');
  expect(await screen.findByText('رعاية تصل إليك')).toBeVisible();
  expectPageIn('ar');
  expect(languagesAsked()).toEqual(['ar']);
  expect(localStorage.getItem('lang')).toBe('ar');
  expect(document.cookie).toContain('lang=ar');
});

test('A link with an unsupported language changes nothing', async () => {
  shell = openShell('/?lang=fr');
  expect(await screen.findByText('Care, delivered')).toBeVisible();
  expect(localStorage.getItem('lang')).toBeNull();
});

test('A page with embedded responses sends no requests', async () => {
  const responses = { categories: { status: 200, body: { status: 200, success: true, message: '', categories: [] } } };
  const carried = document.createElement('script');
  carried.type = 'application/json';
  carried.id = 'first-responses';
  carried.textContent = JSON.stringify({ lang: 'en', currency: 'SAR', responses });
  document.body.append(carried);
  // Embedded responses count only in a page that has just been opened, however busy this machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(500);
  shell = openShell('/');
  await screen.findByText('Care, delivered');
  carried.remove();
  clock.mockRestore();
  expect(calls).toHaveLength(0);
});

test('A language chosen in another tab applies from the next navigation', async () => {
  shell = openShell('/');
  await screen.findByText('Care, delivered');
  localStorage.setItem('lang', 'ar');
  await shell.user.click(screen.getByRole('link', { name: 'To another page of the shop' }));
  await screen.findByText('رعاية تصل إليك');
  expectPageIn('ar');
  expect(languagesAsked()).toEqual(['en', 'ar']);
});

test.each([
  ['en', 'Currency updated successfully'],
  ['ar', 'تم تحديث العملة بنجاح'],
])('A notice stored before a reload is shown once after it (%s)', async (lang, words) => {
  localStorage.setItem('lang', lang);
  sessionStorage.setItem('notice_after_reload', 'shell:notices.currency');
  shell = openShell('/');
  expect(await screen.findByText(words)).toBeVisible();
  expect(sessionStorage.getItem('notice_after_reload')).toBeNull();
});
