import {
  ask,
  callOf,
  readResponse,
  type CallResponse,
  type FirstPage,
  type FirstVisit,
  type HeadTag,
  type PageQuery,
} from '@balsam/shared-api';
import i18next, { type TFunction } from 'i18next';
import { matchRoutes } from 'react-router-dom';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { siteApi } from '../../entities/company/site-api.ts';
import { headTags, type PageDescription } from '../../entities/page-head/head-tags.ts';
import type { DescribeFirst, ShopPage } from '../../entities/page/shop-page.ts';
import { ALL_PAGES } from '../pages.ts';

const texts = i18next.createInstance();
void texts.init({
  resources: { en: { storefront: en }, ar: { storefront: ar } },
  defaultNS: 'storefront',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});
const translators: Record<FirstVisit['lang'], TFunction<'storefront'>> = {
  en: texts.getFixedT('en', 'storefront'),
  ar: texts.getFixedT('ar', 'storefront'),
};

/** Translations in which the texts name the shop. */
const textsOf = ({ lang, shopName: shop }: Pick<FirstVisit, 'lang' | 'shopName'>) =>
  ((key: string, values?: object) =>
    (translators[lang] as (key: string, values: object) => string)(key, {
      shop,
      ...values,
    })) as TFunction<'storefront'>;

const NOT_FOUND: PageDescription = { page: 'notFound', isPrivate: true };

const SITE = ask(siteApi.endpoints.getSite);

/** Head of a page without its own `head` function: derived from its name. */
const plainHead =
  ({ name, isPrivate }: ShopPage): DescribeFirst =>
  () => ({ page: name, isPrivate });

interface DescribedPage {
  path: string;
  page: ShopPage;
  describe: DescribeFirst;
}

/** All pages with their heads, loaded before the first request. */
const describePages = (): Promise<DescribedPage[]> =>
  Promise.all(
    ALL_PAGES.map(async (page) => ({
      path: `/${page.path}`,
      page,
      describe: page.head ? await page.head() : plainHead(page),
    })),
  );

export async function createFindPage(): Promise<(visit: FirstVisit) => FirstPage> {
  const pages = await describePages();
  return (visit) => findPage(pages, visit);
}

/** First queries and head of the page at an address; an unknown address yields the not-found page. */
function findPage(pages: DescribedPage[], first: FirstVisit): FirstPage {
  const { path, lang, currency, origin, defaultLang } = first;
  const place = { origin, lang, defaultLang };
  const t = textsOf(first);
  const [pathname = '/'] = path.split('?', 1);
  const match = matchRoutes(pages, pathname)?.[0];
  const toTags = (description: PageDescription): HeadTag[] => headTags(description, { t, pathname, ...place });
  const missing = () => ({ status: 404, head: toTags(NOT_FOUND) }) as const;
  if (!match) return { chunk: 'not-found', isRendered: true, calls: [callOf(SITE)], describe: missing };

  const { page, describe } = match.route;
  const request = { params: match.params, search: new URLSearchParams(path.slice(pathname.length)), currency };
  const calls = [SITE, ...(page.queries?.({ ...request, role: null }) ?? [])].map(callOf);
  const readFrom =
    (responses: readonly (CallResponse | null)[]) =>
    <Data>(query: PageQuery<Data>): Data | undefined => {
      const response = responses[calls.indexOf(callOf(query))];
      return response?.status === 200 ? readResponse(query, response.body) : undefined;
    };
  return {
    chunk: page.chunk,
    isRendered: page.isRendered,
    calls,
    describe: (responses) => {
      if (responses.some((response, index) => index > 0 && response?.status === 404)) return missing();
      const read = readFrom(responses);
      const visit = { ...request, role: null, ...place, t };
      const described = describe({ ...visit, site: read(SITE), read });
      if (described === 'missing') return missing();
      if (!described) return { status: 200, head: [] };
      const { extra = [], ...description } = described;
      return { status: 200, head: [...toTags(description), ...extra] };
    },
  };
}
