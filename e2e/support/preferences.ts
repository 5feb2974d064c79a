import type { Currency, Lang } from '../../shared-api/src/wire/index.ts';

/** Preferences set before the first page. */
export interface Preferences {
  lang: Lang;
  currency: Currency;
}
