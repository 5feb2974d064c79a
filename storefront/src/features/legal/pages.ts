import { ask } from '@balsam/shared-api';
import { pagesApi } from '../../entities/company/pages-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { ShopPage } from '../../entities/page/shop-page.ts';
import { describeLegalPage, LEGAL_PAGES, type LegalKey } from './legal-pages.ts';

const { getPage } = pagesApi.endpoints;

const loadPages = () => import(/* webpackChunkName: "legal" */ './LegalPage.tsx');

const legalPage = (key: LegalKey, load: ShopPage['load']): ShopPage => ({
  name: LEGAL_PAGES[key].head,
  path: paths[key],
  chunk: 'legal',
  load,
  queries: () => [ask(getPage, key)],
  head:
    async () =>
    ({ read }) =>
      describeLegalPage(key, read(ask(getPage, key))),
  isRendered: true,
});

export const legalPages: ShopPage[] = [
  legalPage('privacy', () => loadPages().then(({ PrivacyPolicyPage }) => PrivacyPolicyPage)),
  legalPage('terms', () => loadPages().then(({ TermsPage }) => TermsPage)),
  legalPage('returns', () => loadPages().then(({ ReturnsPage }) => ReturnsPage)),
  legalPage('shipping', () => loadPages().then(({ ShippingPage }) => ShippingPage)),
];
