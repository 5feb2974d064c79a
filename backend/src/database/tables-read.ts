import { requestContext } from '../tracing/request-context.ts';

/** Tables whose changes are announced by triggers: only data from these may be cached. */
export const ANNOUNCED_TABLES = [
  ...['products', 'variants', 'product_images', 'product_tags', 'related_products', 'tags', 'categories', 'vendors'],
  ...['reviews', 'users', 'shipping_zones', 'shipping_rates', 'settings', 'pages', 'posts', 'testimonials'],
  ...['countries', 'states', 'cities', 'search_changes', 'search_synonyms'],
  ...['recalls', 'recall_products', 'recall_lots', 'licences', 'vendor_category_holds'],
  ...['attributes', 'attribute_options', 'category_attributes', 'product_attributes'],
] as const;

const NAMED = new RegExp(`\\b(?:${ANNOUNCED_TABLES.join('|')})\\b`, 'g');
const MOST_REMEMBERED = 2000;

const tablesOf = new Map<string, ReadonlySet<string>>();

/** Announced tables named by a statement. A column of the same name matches as well, which is harmless. */
const namedIn = (text: string): ReadonlySet<string> => {
  const known = tablesOf.get(text);
  if (known) return known;
  if (tablesOf.size >= MOST_REMEMBERED) tablesOf.clear();
  const named = new Set(text.match(NAMED));
  tablesOf.set(text, named);
  return named;
};

/** Records the tables that a statement reads if the response of its request may be cached. */
export const noteTables = (text: string): void => {
  const noted = requestContext.getStore()?.tables;
  if (noted) for (const table of namedIn(text)) noted.add(table);
};
