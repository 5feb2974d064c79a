import type { FirstPage, FirstVisit, HeadTag } from '@balsam/shared-api';
import en from '../../locales/en.json';
import { routes } from '../routes.tsx';
import { listAddresses } from '../../testing/addresses.ts';
import { productDetail, vendorDetail } from '../../testing/catalog-samples.ts';
import { post } from '../../testing/content-samples.ts';
import { site } from '../../testing/samples.ts';
import { createFindPage } from './find-page.ts';

const ORIGIN = 'https://balsam.test';
let findPage: (visit: FirstVisit) => FirstPage;
beforeAll(async () => {
  findPage = await createFindPage();
});

const visit = (path: string, rest: Partial<FirstVisit> = {}) =>
  findPage({
    path,
    lang: 'en',
    currency: 'SAR',
    origin: ORIGIN,
    shopName: rest.lang === 'ar' ? 'بلسم' : 'Balsam',
    defaultLang: 'en',
    ...rest,
  });

const titleOf = (head: HeadTag[]) => head.flatMap((tag) => (tag.tag === 'title' ? [tag.text] : []));
const robotsOf = (head: HeadTag[]) =>
  head.flatMap((tag) => (tag.tag === 'meta' && tag.attributes.name === 'robots' ? [tag.attributes.content] : []));
const linkOf = (head: HeadTag[], rel: string) =>
  head.flatMap((tag) => (tag.tag === 'link' && tag.attributes.rel === rel ? [tag.attributes.href] : []));

const answerOf = (call: string) => {
  if (call.startsWith('products/')) return { status: 200, body: { product: productDetail() } };
  if (call.startsWith('vendors/')) return { status: 200, body: { vendor: vendorDetail() } };
  return call.startsWith('posts/') ? { status: 200, body: { data: post() } } : null;
};

const describePage = (path: string, rest: Partial<FirstVisit> = {}) => {
  const page = visit(path, rest);
  return page.describe(page.calls.map(() => null));
};

test.each(listAddresses(routes))('The first HTML of %s matches a known page', (path) => {
  const page = visit(path);
  const { status, head } = page.describe(page.calls.map(answerOf));
  expect(status).toBe(200);
  expect(titleOf(head)).toHaveLength(1);
  expect(titleOf(head)[0]).not.toBe(en.head.notFound.title);
  expect(JSON.stringify(head)).not.toContain('{{');
});

test('A page whose data is late has no head of its own', () => {
  expect(describePage('/product/nitrile-gloves')).toEqual({ status: 200, head: [] });
});

test("Search engines get a product's name, picture and price in their language", () => {
  const page = visit('/product/nitrile-gloves', { lang: 'ar' });
  const { head } = page.describe(page.calls.map(answerOf));
  expect(titleOf(head)).toEqual(['قفازات نتريل · بلسم']);
  const data = head.flatMap((tag) => (tag.tag === 'data' ? [tag.data] : []));
  expect(data).toMatchObject([
    { '@type': 'Product', name: 'قفازات نتريل', offers: { price: 12.5, priceCurrency: 'SAR' } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'الرئيسية' }, {}, {}, { name: 'قفازات نتريل' }] },
  ]);
});

test("Search engines get the shop's contact details in their language", () => {
  for (const path of ['/', '/contact-us']) {
    const page = visit(path, { lang: 'ar' });
    const responses = page.calls.map((call) => (call === 'site' ? { status: 200, body: { data: site() } } : null));
    const data = page.describe(responses).head.flatMap((tag) => (tag.tag === 'data' ? [tag.data] : []));
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'بلسم',
        legalName: 'بلسم للتجارة',
        url: `${ORIGIN}/?lang=ar`,
        email: 'care@balsam.test',
        telephone: '+966 11 555 0100',
        address: expect.stringContaining('طريق الملك فهد'),
        sameAs: ['https://balsam.test/instagram', 'https://balsam.test/x'],
      },
    ]);
    expect(describePage(path).head.filter(({ tag }) => tag === 'data')).toEqual([]);
  }
});

test('An unknown address returns 404 and is not indexed', () => {
  for (const path of ['/nothing-here', '/product/a/b']) {
    const { status, head } = describePage(path);
    expect(status).toBe(404);
    expect(robotsOf(head)).toEqual(['noindex']);
  }
});

test('A missing product returns 404', () => {
  expect(visit('/product/gone').describe([null, { status: 404, body: {} }]).status).toBe(404);
});

test('Personal pages are not indexed; public pages list both languages', () => {
  for (const path of [
    ...['/cart', '/checkout', '/wish-list', '/order/BLS-1/confirmed', '/reset-password/a-token'],
    ...['/dashboard', '/dashboard/orders', '/dashboard/address', '/dashboard/account'],
    ...['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'],
  ]) {
    expect([path, robotsOf(describePage(path).head)]).toEqual([path, ['noindex']]);
  }
  const search = describePage('/shop?search=%D9%83%D9%85%D8%A7%D9%85%D8%A9', { lang: 'ar' }).head;
  expect([titleOf(search), robotsOf(search)]).toEqual([['«كمامة» · بلسم'], ['noindex']]);
  const { head } = describePage('/about', { lang: 'ar' });
  expect(robotsOf(head)).toEqual([]);
  expect(linkOf(head, 'canonical')).toEqual([`${ORIGIN}/about?lang=ar`]);
  expect(linkOf(head, 'alternate')).toEqual([`${ORIGIN}/about`, `${ORIGIN}/about?lang=ar`, `${ORIGIN}/about`]);
});

test('In a shop whose default language is Arabic, plain addresses are the Arabic ones', () => {
  const arabicFirst = { defaultLang: 'ar' } as const;
  const { head } = describePage('/shop?page=2', { lang: 'en', ...arabicFirst });
  expect(linkOf(head, 'canonical')).toEqual([`${ORIGIN}/shop?page=2&lang=en`]);
  expect(linkOf(head, 'alternate')).toEqual([
    `${ORIGIN}/shop?page=2&lang=en`,
    `${ORIGIN}/shop?page=2`,
    `${ORIGIN}/shop?page=2`,
  ]);
  const page = visit('/product/nitrile-gloves', { lang: 'ar', ...arabicFirst });
  const data = JSON.stringify(page.describe(page.calls.map(answerOf)).head.filter(({ tag }) => tag === 'data'));
  expect(data).toContain(`${ORIGIN}/product/nitrile-gloves"`);
  expect(data).not.toContain('lang=');
});
