import { z } from 'zod';
import { optionalLines } from '../../../wire/fields.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

/** Long enough for any terms, short enough for one request, in characters. */
const LONGEST_BODY = 20_000;

export const PageKey = z
  .enum(['about', 'privacy', 'terms', 'returns', 'shipping'])
  .meta({ id: 'PageKey', description: 'The pages that admins write. All but `about` are legal pages.' });
export type PageKey = z.infer<typeof PageKey>;

export const Page = z
  .object({ key: PageKey, body: z.string(), body_arabic: z.string(), published_at: Moment.nullable() })
  .meta({ id: 'Page', description: 'A published page. Both texts are empty while it is not published.' });

export const PageSummary = z
  .object({
    key: PageKey,
    published_at: Moment.nullable(),
    has_changes: z.boolean().describe('The draft differs from the published text'),
    updated_at: Moment.nullable().describe('Time of the last edit; null if it was never edited'),
  })
  .meta({ id: 'PageSummary', description: 'Publication state of a page' });

export const AdminPage = z
  .object({
    ...PageSummary.shape,
    body: z.string(),
    body_arabic: z.string(),
    template: z
      .object({ body: z.string(), body_arabic: z.string() })
      .describe('Template to start from; cannot be published unchanged'),
  })
  .meta({ id: 'AdminPage', description: 'A page as admins edit it' });

export const PageForm = z
  .strictObject({
    body: optionalLines(LONGEST_BODY),
    body_arabic: optionalLines(LONGEST_BODY),
    publish: z.boolean().describe('true: publishes it, which requires both languages; false: saves a draft'),
    updated_at_seen: UpdatedAtSeen,
  })
  .refine(({ publish, body }) => !publish || body !== '', { path: ['body'], message: 'pages.body_required' })
  .refine(({ publish, body_arabic: body }) => !publish || body !== '', {
    path: ['body_arabic'],
    message: 'pages.body_arabic_required',
  });
export type PageForm = z.infer<typeof PageForm>;
