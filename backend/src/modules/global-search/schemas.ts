import { z } from 'zod';
import { SearchText } from '../../wire/paging.ts';

export const SearchResult = z
  .object({
    kind: z.enum(['product', 'vendor', 'order', 'category', 'coupon', 'customer']).describe('What it is'),
    id: z.number().int(),
    label: z.string().describe('Its English name or its number'),
    label_arabic: z.string().describe('Its Arabic name; may be empty'),
    detail: z.string().describe('What tells it from another of that name'),
    href: z.string(),
  })
  .meta({
    id: 'SearchResult',
    description:
      'Something that a back office can open. `label` and `label_arabic` are its name, `detail` tells it from another of that name, `href` is where it is opened.',
  });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchQuery = z.strictObject({ search: SearchText });
