import { z } from 'zod';
import { optionalLines } from '../../wire/fields.ts';
import { Moment } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

/** Long enough for any terms, short enough for one request. */
const LONGEST_BODY = 20_000;

export const PageKey = z
  .enum(['about', 'privacy', 'terms', 'returns', 'shipping'])
  .meta({ id: 'PageKey', description: 'The pages that an admin writes. All but `about` are legal ones.' });
export type PageKey = z.infer<typeof PageKey>;

export const Page = z
  .object({ key: PageKey, body: z.string(), body_arabic: z.string(), published_at: Moment.nullable() })
  .meta({ id: 'Page', description: 'A page as everybody reads it. Not published, both texts are empty.' });

export const PageSummary = z
  .object({
    key: PageKey,
    published_at: Moment.nullable(),
    has_changes: z.boolean().describe('What is being written differs from what is published'),
    updated_at: Moment.nullable().describe('When somebody wrote it last; null: nobody has begun'),
  })
  .meta({ id: 'PageSummary', description: 'Whether a page is published, and differs from what is being written' });

export const AdminPage = z
  .object({
    ...PageSummary.shape,
    body: z.string(),
    body_arabic: z.string(),
    template: z
      .object({ body: z.string(), body_arabic: z.string() })
      .describe('A text to begin with, which is not published as it is'),
  })
  .meta({ id: 'AdminPage', description: 'A page as an admin writes it' });

export const PageForm = z
  .strictObject({
    body: optionalLines(LONGEST_BODY),
    body_arabic: optionalLines(LONGEST_BODY),
    publish: z
      .boolean()
      .describe('true: everybody reads it from now on, which takes both languages; false: it is kept as a draft'),
    updated_at_seen: UpdatedAtSeen,
  })
  .refine(({ publish, body }) => !publish || body !== '', { path: ['body'], message: 'pages.body_required' })
  .refine(({ publish, body_arabic: body }) => !publish || body !== '', {
    path: ['body_arabic'],
    message: 'pages.body_arabic_required',
  });
export type PageForm = z.infer<typeof PageForm>;
