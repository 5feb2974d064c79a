import { z } from 'zod';
import { optionalText } from '../../fields.ts';
import { Moment } from '../../schemas.ts';

/** Long enough for any terms, short enough for one request. */
const LONGEST_BODY = 20_000;

/** The pages that an admin writes. All but `about` are legal ones. */
export const PageKey = z.enum(['about', 'privacy', 'terms', 'returns', 'shipping']).meta({ id: 'PageKey' });
export type PageKey = z.infer<typeof PageKey>;

/**
 * A page as everybody reads it, in both languages: paragraphs with empty lines between them; lines may begin with
 * `## `, `### `, `- `, `1. ` or `> `. Not published: both texts are '' and `published_at` is null.
 */
export const Page = z
  .object({ key: PageKey, body: z.string(), body_arabic: z.string(), published_at: Moment.nullable() })
  .meta({ id: 'Page' });

/** Whether a page is published, and whether what is being written differs from that. */
export const PageSummary = z
  .object({
    key: PageKey,
    published_at: Moment.nullable(),
    has_changes: z.boolean(),
    updated_at: Moment.nullable(),
  })
  .meta({ id: 'PageSummary' });

/**
 * A page as an admin writes it: what is being written, and the program's template to begin with. `updated_at` null:
 * nobody has begun.
 */
export const AdminPage = z
  .object({
    ...PageSummary.shape,
    body: z.string(),
    body_arabic: z.string(),
    template: z.object({ body: z.string(), body_arabic: z.string() }),
  })
  .meta({ id: 'AdminPage' });

/**
 * What is being written. With `publish` everybody reads it from now on, which takes both languages. With
 * `updated_at_seen` (null: nobody had begun) the text of an admin who saved meanwhile is not overwritten.
 */
export const PageForm = z
  .strictObject({
    body: optionalText(LONGEST_BODY),
    body_arabic: optionalText(LONGEST_BODY),
    publish: z.boolean(),
    updated_at_seen: z.iso.datetime().nullable().optional(),
  })
  .refine(({ publish, body }) => !publish || body !== '', { path: ['body'], message: 'pages.body_required' })
  .refine(({ publish, body_arabic: body }) => !publish || body !== '', {
    path: ['body_arabic'],
    message: 'pages.body_arabic_required',
  });
export type PageForm = z.infer<typeof PageForm>;
