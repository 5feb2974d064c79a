import type { Currency, Lang } from '../../shared-api/src/wire/index.ts';

/** What the visitor has chosen before the first page. */
export interface Preferences {
  lang: Lang;
  currency: Currency;
}
