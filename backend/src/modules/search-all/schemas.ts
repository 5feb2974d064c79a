import { z } from 'zod';
import { SearchText } from '../../paging.ts';

/**
 * Something that a back office can open. `label` and `label_arabic` are its name, `detail` tells it from another of that
 * name, `href` is where it is opened.
 */
export const SearchResult = z
  .object({
    kind: z.enum(['product', 'vendor', 'order', 'category', 'coupon', 'customer']),
    id: z.number().int(),
    label: z.string(),
    label_arabic: z.string(),
    detail: z.string(),
    href: z.string(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchQuery = z.strictObject({ search: SearchText });
