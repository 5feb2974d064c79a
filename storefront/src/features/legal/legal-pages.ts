import type { Page, PageKey } from '@balsam/shared-api';

export type LegalKey = Exclude<PageKey, 'about'>;

/** The legal pages: where each stands, and the keys of its title and of its head. */
export const LEGAL_PAGES = {
  privacy: { to: '/privacy-policy', title: 'layout.privacyPolicy', head: 'privacyPolicy' },
  terms: { to: '/terms-condition', title: 'layout.terms', head: 'terms' },
  returns: { to: '/returns-policy', title: 'layout.returns', head: 'returns' },
  shipping: { to: '/shipping-policy', title: 'layout.shipping', head: 'shipping' },
} as const satisfies Record<LegalKey, object>;

/** What a legal page's head says. One that nobody has written stays out of search engines. */
export const describeLegalPage = (key: LegalKey, page: Page | undefined) => ({
  page: LEGAL_PAGES[key].head,
  isPrivate: !page?.published_at,
});
