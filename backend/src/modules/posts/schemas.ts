import { z } from 'zod';
import { Flag, requiredText } from '../../fields.ts';
import { FileField } from '../../files/uploaded-file.ts';
import { PageNumber, SearchText } from '../../paging.ts';
import { PageMeta } from '../../schemas.ts';

const LONGEST_BODY = 20_000;

/** A drawing of the program, for a post without a picture of its own. */
export const PostDrawing = z.enum(['mask', 'thermometer', 'gloves', 'supplements']).meta({ id: 'PostDrawing' });

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

/** A post in a list, in both languages. `minutes`: how long reading it takes; `dated`: the day that it names. */
export const PostSummary = z
  .object({ slug: z.string(), ...heading, minutes, minutes_arabic: minutes })
  .meta({ id: 'PostSummary' });

/** A post with its text, which is written as that of a page is. */
export const Post = z.object({ ...PostSummary.shape, body: z.string(), body_arabic: z.string() }).meta({ id: 'Post' });

/** A post as an admin writes it. Only a published one is read by others. */
export const AdminPost = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    ...heading,
    body: z.string(),
    body_arabic: z.string(),
    published: z.boolean(),
  })
  .meta({ id: 'AdminPost' });

export const AdminPostPage = z.object({ posts: z.array(AdminPost), meta: PageMeta });
export const PostQuery = z.strictObject({ search: SearchText, page: PageNumber });

const form = {
  title: requiredText('posts.title_required'),
  title_arabic: requiredText('posts.title_arabic_required'),
  summary: requiredText('posts.summary_required', 500),
  summary_arabic: requiredText('posts.summary_arabic_required', 500),
  body: requiredText('posts.body_required', LONGEST_BODY),
  body_arabic: requiredText('posts.body_arabic_required', LONGEST_BODY),
  drawing: PostDrawing,
  image: FileField.optional(),
  dated: z.iso.date('posts.dated_required'),
  published: Flag,
};

/** A post; its address is made of the English title, and stays. */
export const NewPost = z.strictObject(form);

/** A post with all that it shall be; without a picture it keeps its own, unless `remove_image` says otherwise. */
export const PostEdit = z.strictObject({
  _method: z.literal('PUT'),
  ...form,
  remove_image: Flag.default(false),
});
export type PostForm = z.infer<typeof NewPost> & { remove_image?: boolean };
