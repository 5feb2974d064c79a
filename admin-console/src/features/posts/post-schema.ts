import type { AdminPost } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { mixed, object, string } from 'yup';

/** Form values of a post. */
export interface PostValues {
  title: string;
  title_arabic: string;
  summary: string;
  summary_arabic: string;
  body: string;
  body_arabic: string;
  drawing: string;
  /** Newly chosen picture. */
  image: File | null;
  remove_image: boolean;
  dated: string;
  published: boolean;
  /** `updated_at` of the loaded version; null for a new post. */
  updated_at: string | null;
}

const TEXTS = [
  'title',
  'title_arabic',
  'summary',
  'summary_arabic',
  'body',
  'body_arabic',
  'drawing',
  'dated',
] as const;

export const DRAWINGS = ['mask', 'thermometer', 'gloves', 'supplements'] as const;

type ErrorName = TextKey<'admin-console', 'posts.error'>;
const error = (name: ErrorName) => `posts.error.${name}`;
const required = (name: ErrorName) => string().trim().required(error(name));

/** Validation of the form. The messages are translation keys. */
export const postSchema = object({
  title: required('title'),
  title_arabic: required('title_arabic'),
  summary: required('summary'),
  summary_arabic: required('summary_arabic'),
  body: required('body'),
  body_arabic: required('body_arabic'),
  dated: required('dated'),
  image: mixed<File>()
    .nullable()
    .test('type', error('imageType'), (file) => !file || file.type.startsWith('image/')),
});

/** @param today date of a new post, YYYY-MM-DD */
export const toPostValues = (post: AdminPost | null, today: string): PostValues => ({
  title: post?.title ?? '',
  title_arabic: post?.title_arabic ?? '',
  summary: post?.summary ?? '',
  summary_arabic: post?.summary_arabic ?? '',
  body: post?.body ?? '',
  body_arabic: post?.body_arabic ?? '',
  drawing: post?.drawing ?? DRAWINGS[0],
  image: null,
  remove_image: false,
  dated: post?.dated ?? today,
  published: post?.published ?? false,
  updated_at: post?.updated_at ?? null,
});

/** Multipart body that creates or updates a post. */
export function toPostBody(values: PostValues, isNew: boolean): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  body.append('published', String(values.published));
  if (values.image) body.append('image', values.image);
  if (!isNew) {
    body.append('_method', 'PUT');
    if (values.updated_at !== null) body.append('updated_at_seen', values.updated_at);
    body.append('remove_image', String(values.remove_image && !values.image));
  }
  return body;
}
