import { z } from 'zod';
import { DayField, Flag, requiredLines, requiredText } from '../../wire/fields.ts';
import { FileField } from '../../files/uploaded-file.ts';
import { pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../wire/seen.ts';

const LONGEST_BODY = 20_000;

export const PostDrawing = z
  .enum(['mask', 'thermometer', 'gloves', 'supplements'])
  .meta({ id: 'PostDrawing', description: 'A drawing of the shop, for a post without a picture of its own' });

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
    minutes: minutes.describe('How many minutes reading the English text takes'),
    minutes_arabic: minutes.describe('How many minutes reading the Arabic text takes'),
  })
  .meta({ id: 'PostSummary', description: 'A post of the blog in a list, in both languages' });

export const Post = z
  .object({ ...PostSummary.shape, body: z.string(), body_arabic: z.string() })
  .meta({ id: 'Post', description: 'A post of the blog with its text' });

export const AdminPost = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    ...heading,
    body: z.string(),
    body_arabic: z.string(),
    published: z.boolean(),
    updated_at: Moment.describe('When it was saved last'),
  })
  .meta({ id: 'AdminPost', description: 'A post as an admin writes it' });

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
  image: FileField.optional().describe('A picture of its own: JPEG, PNG or WebP of at most 5 MB'),
  dated: DayField('posts.dated_required'),
  published: Flag,
};

/** A post; its address is made of the English title, and stays. */
export const NewPost = z.strictObject(form);

/** A post with all that it shall be; without a picture it keeps its own, unless `remove_image` says otherwise. */
export const PostEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...form,
  updated_at_seen: UpdatedAtSeen,
  remove_image: Flag.default(false).describe('Takes its own picture away; else it stays unless `image` brings another'),
});
export type PostForm = z.infer<typeof NewPost>;
export type PostEdit = z.infer<typeof PostEdit>;
