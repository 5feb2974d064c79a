import { z } from 'zod';
import { SearchText } from '../../../wire/paging.ts';

export const SearchResult = z
  .object({
    kind: z.enum(['product', 'vendor', 'order', 'category', 'coupon', 'customer']).describe('Kind of the entity'),
    id: z.number().int(),
    label: z.string().describe('English name or number'),
    label_arabic: z.string().describe('Arabic name; may be empty'),
    detail: z.string().describe('Detail that distinguishes namesakes'),
    matched: z
      .object({
        by: z.enum(['phone', 'email', 'po_number']).describe('Kind of the text'),
        text: z.string().describe('The text'),
      })
      .nullable()
      .describe('Stored text that matched; null if it is the label or the detail'),
    href: z.string(),
  })
  .meta({
    id: 'SearchResult',
    description:
      'A page of the back office. `label` and `label_arabic` are its name, `detail` distinguishes namesakes, `href` is its path.',
  });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchQuery = z.strictObject({ search: SearchText });
