import type { Page, PageKey } from '@balsam/shared-api';

export type LegalKey = Exclude<PageKey, 'about'>;

/** Keys of each legal page's title and head. */
export const LEGAL_PAGES = {
  privacy: { title: 'layout.privacyPolicy', head: 'privacyPolicy' },
  terms: { title: 'layout.terms', head: 'terms' },
  returns: { title: 'layout.returns', head: 'returns' },
  shipping: { title: 'layout.shipping', head: 'shipping' },
} as const satisfies Record<LegalKey, object>;

/** Head of a legal page. Unpublished pages are not indexed. */
export const describeLegalPage = (key: LegalKey, page: Page | undefined) => ({
  page: LEGAL_PAGES[key].head,
  isPrivate: !page?.published_at,
});
