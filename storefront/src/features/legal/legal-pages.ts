import type { Page, PageKey } from '@balsam/shared-api';

export type LegalKey = Exclude<PageKey, 'about'>;

/** The legal pages: the keys of its title and of its head. */
export const LEGAL_PAGES = {
  privacy: { title: 'layout.privacyPolicy', head: 'privacyPolicy' },
  terms: { title: 'layout.terms', head: 'terms' },
  returns: { title: 'layout.returns', head: 'returns' },
  shipping: { title: 'layout.shipping', head: 'shipping' },
} as const satisfies Record<LegalKey, object>;

/** What a legal page's head says. One that nobody has written stays out of search engines. */
export const describeLegalPage = (key: LegalKey, page: Page | undefined) => ({
  page: LEGAL_PAGES[key].head,
  isPrivate: !page?.published_at,
});
