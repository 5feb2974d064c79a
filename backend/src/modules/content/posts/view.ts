import type { z } from 'zod';
import { imageUrl } from '../../../files/picture-urls.ts';
import type { PostRow } from './repository.ts';
import type { AdminPost, Post, PostSummary } from './schemas.ts';

const WORDS_PER_MINUTE = 180;

/** Reading time in whole minutes, at least one. */
const minutesOf = (...texts: string[]): number =>
  Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / WORDS_PER_MINUTE));

const headingOf = (post: PostRow) => ({
  slug: post.slug,
  title: post.title,
  title_arabic: post.title_ar,
  summary: post.summary,
  summary_arabic: post.summary_ar,
  drawing: post.drawing,
  image: imageUrl(post.image_key),
  dated: post.dated,
});

export const toPostSummary = (post: PostRow): z.infer<typeof PostSummary> => ({
  ...headingOf(post),
  minutes: minutesOf(post.summary, post.body),
  minutes_arabic: minutesOf(post.summary_ar, post.body_ar),
});

export const toPost = (post: PostRow): z.infer<typeof Post> => ({
  ...toPostSummary(post),
  body: post.body,
  body_arabic: post.body_ar,
});

export const toAdminPost = (post: PostRow): z.infer<typeof AdminPost> => ({
  id: post.id,
  ...headingOf(post),
  body: post.body,
  body_arabic: post.body_ar,
  published: post.published,
  updated_at: post.updated_at,
});
