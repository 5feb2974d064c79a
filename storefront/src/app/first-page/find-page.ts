import type { CallAnswer, FirstPage, FirstVisit, HeadTag, Site } from '@balsam/shared-api';
import i18next, { type TFunction } from 'i18next';
import { matchRoutes } from 'react-router-dom';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { headTags, type PageDescription } from '../../entities/page-head/head-tags.ts';
import { PAGES } from './pages.ts';

const texts = i18next.createInstance();
void texts.init({
  resources: { en: { storefront: en }, ar: { storefront: ar } },
  defaultNS: 'storefront',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});
const translators: Record<FirstVisit['lang'], TFunction> = { en: texts.getFixedT('en'), ar: texts.getFixedT('ar') };

const NOT_FOUND: PageDescription = { page: 'notFound', isPrivate: true };

/** What the frame of every page asks for. */
const FRAME_CALL = 'site';

const bodyOf = (answer: CallAnswer | null | undefined) => (answer?.status === 200 ? answer.body : undefined);
const readSite = (body: unknown) => (body as { data: Site } | undefined)?.data;

/** What the page at an address asks for first and says of itself. A page that does not exist says so. */
export function findPage({ path, lang, currency, origin }: FirstVisit): FirstPage {
  const [pathname = '/'] = path.split('?', 1);
  const found = matchRoutes(PAGES, pathname)?.[0];
  const tell = (description: PageDescription): HeadTag[] =>
    headTags(description, { t: translators[lang], lang, origin, pathname });
  const missing = () => ({ status: 404, head: tell(NOT_FOUND) }) as const;
  if (!found) return { calls: [FRAME_CALL], describe: missing };

  const { route: page, params } = found;
  const place = {
    params,
    search: new URLSearchParams(path.slice(pathname.length)),
    lang,
    currency,
    origin,
    t: translators[lang],
  };
  return {
    chunk: page.chunk,
    calls: [FRAME_CALL, ...(page.calls?.(place) ?? [])],
    describe: ([site, ...answers]) => {
      if (answers.some((answer) => answer?.status === 404)) return missing();
      const described = page.describe(answers.map(bodyOf), place, readSite(bodyOf(site)));
      if (described === 'missing') return missing();
      if (!described) return { status: 200, head: [] };
      const { extra = [], ...description } = described;
      return { status: 200, head: [...tell(description), ...extra] };
    },
  };
}
