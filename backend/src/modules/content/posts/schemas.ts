import { z } from 'zod';
import { DayField, Flag, requiredLines, requiredText } from '../../../wire/fields.ts';
import { FileField } from '../../../files/uploaded-file.ts';
import { pageKeys, SearchText } from '../../../wire/paging.ts';
import { Moment, PageMeta } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';

const LONGEST_BODY = 20_000;

export const PostDrawing = z
  .enum(['mask', 'thermometer', 'gloves', 'supplements'])
  .meta({ id: 'PostDrawing', description: 'Illustration of a post without an uploaded picture' });

const day = z.iso.date();
const minutes = z.number().int();

const heading = {
  title: z.string(),
  title_arabic: z.string(),
  summary: z.string(),
  summary_arabic: z.string(),
  drawing: PostDrawing,
  image: z.string().nullable(),
  dated: day,
};

export const PostSummary = z
  .object({
    slug: z.string(),
    ...heading,
    minutes: minutes.describe('Reading time of the English text, minutes'),
    minutes_arabic: minutes.describe('Reading time of the Arabic text, minutes'),
  })
  .meta({ id: 'PostSummary', description: 'A blog post in a list, in both languages' });

export const Post = z
  .object({ ...PostSummary.shape, body: z.string(), body_arabic: z.string() })
  .meta({ id: 'Post', description: 'A blog post with its text' });

export const AdminPost = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    ...heading,
    body: z.string(),
    body_arabic: z.string(),
    published: z.boolean(),
    updated_at: Moment.describe('Time of the last change'),
  })
  .meta({ id: 'AdminPost', description: 'A blog post as admins edit it' });

export const AdminPostPage = z.object({
  posts: z.array(AdminPost).describe('The posts of this page'),
  meta: PageMeta,
});
export const PostQuery = z.strictObject({ search: SearchText, ...pageKeys });

const form = {
  title: requiredText('posts.title_required'),
  title_arabic: requiredText('posts.title_arabic_required'),
  summary: requiredLines('posts.summary_required', 500),
  summary_arabic: requiredLines('posts.summary_arabic_required', 500),
  body: requiredLines('posts.body_required', LONGEST_BODY),
  body_arabic: requiredLines('posts.body_arabic_required', LONGEST_BODY),
  drawing: PostDrawing,
  image: FileField.optional().describe('Picture: JPEG, PNG or WebP of at most 5 MB'),
  dated: DayField('posts.dated_required'),
  published: Flag,
};

/** New post. Its slug is derived from the English title and never changes. */
export const NewPost = z.strictObject(form);

/** Complete new state of a post. Without `image` it keeps its picture, unless `remove_image` is set. */
export const PostEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...form,
  updated_at_seen: UpdatedAtSeen,
  remove_image: Flag.default(false).describe('Removes the picture; otherwise it stays unless `image` replaces it'),
});
export type PostForm = z.infer<typeof NewPost>;
export type PostEdit = z.infer<typeof PostEdit>;
