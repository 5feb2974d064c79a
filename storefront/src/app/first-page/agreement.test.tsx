import type { HeadTag } from '@balsam/shared-api';
import { routes } from '../routes.tsx';
import { listAddresses } from '../../testing/addresses.ts';
import { responseTo, openPage, ORIGIN } from '../../testing/open-page.tsx';
import { asCustomer, english } from '../../testing/samples.ts';
import { createFindPage } from './find-page.ts';

/** Requests for content at the foot of a page, which may come later than the HTML. */
const LATER = ['/products/7/related?'];

const ADDRESSES = [
  ...listAddresses(routes),
  '/shop?category=2&sort=price_asc&price_max=40&page=2&view=list',
  '/shop?search= mask &category=1,2&in_stock=1&rating=4&vendor=3&tag=ppe',
  '/nothing',
];

const isOfOnePerson = (address: string) => /^\/(dashboard|order|pay)\b/.test(address);
const findPage = createFindPage();
const findFirstPage = async (path: string) =>
  (await findPage)({ path, lang: 'en', currency: 'SAR', origin: ORIGIN, shopName: 'Balsam', defaultLang: 'en' });

/** A call with its parameters in a fixed order. */
const normalize = (call: string) => {
  const { pathname, searchParams } = new URL(call, 'http://api/');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

const tell = (name: string, attributes: [string, string][]) =>
  [name, ...attributes.map((attribute) => attribute.join('=')).sort()].join(' ');

const tellTag = (tag: HeadTag) => {
  if (tag.tag === 'title') return tag.text;
  return tag.tag === 'data' ? JSON.stringify(tag.data) : tell(tag.tag, Object.entries(tag.attributes));
};

/** Head of the page in the browser: title, meta tags, links and structured data. */
const readHead = () =>
  [...document.querySelectorAll('title, head meta, head link, script[type="application/ld+json"]')].map((element) =>
    element.attributes.length === 0 || element.tagName === 'SCRIPT'
      ? (element.textContent ?? '')
      : tell(
          element.tagName.toLowerCase(),
          [...element.attributes].map(({ name, value }) => [name, value]),
        ),
  );

const isPreload = (tag: HeadTag) => tag.tag === 'link' && tag.attributes.rel === 'preload';

// Recently viewed products are known, and requested, only in the browser.
beforeEach(() => localStorage.clear());

test.each(ADDRESSES)('The first HTML of %s has the same head as the page in the browser', async (address) => {
  const { calls, describe } = await findFirstPage(address);
  await openPage(address, { texts: english, ...(isOfOnePerson(address) && { session: asCustomer }) });
  const told = describe(calls.map(responseTo)).head.filter((tag) => !isPreload(tag));
  expect(readHead().sort()).toEqual(told.map(tellTag).sort());
});

test.each(ADDRESSES)('The first HTML of %s includes exactly the data that the page requests', async (address) => {
  const { calls } = await openPage(address, { texts: english });
  const asked = calls.map(({ path }) => normalize(path)).filter((call) => !LATER.includes(call));
  const { calls: brought } = await findFirstPage(address);
  expect(asked.sort()).toEqual(brought.map(normalize).sort());
});
