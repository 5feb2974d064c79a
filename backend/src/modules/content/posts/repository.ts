import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { contains } from '../../../csv/list-reader.ts';
import { anotherSlug, postSlug } from '../../catalogue/products/form/slug.ts';
import type { PostDrawing } from './schemas.ts';

/** Stored post. */
export interface PostRecord {
  title: string;
  title_ar: string;
  summary: string;
  summary_ar: string;
  body: string;
  body_ar: string;
  drawing: z.infer<typeof PostDrawing>;
  image_file_id: number | null;
  /** YYYY-MM-DD */
  dated: string;
  published: boolean;
}

export interface PostRow extends PostRecord {
  id: number;
  slug: string;
  image_key: string | null;
  updated_at: string;
}

const columns = sql`p.id, p.slug, p.title, p.title_ar, p.summary, p.summary_ar, p.body, p.body_ar, p.drawing,
  p.image_file_id, f.storage_key AS image_key, p.dated, p.published, p.updated_at`;
const source = sql`posts p LEFT JOIN files f ON f.id = p.image_file_id`;
const newestFirst = sql`ORDER BY p.dated DESC, p.id DESC`;

const matches = (search: string | undefined): SQL =>
  search === undefined ? sql`true` : contains(search, sql`p.title`, sql`p.title_ar`, sql`p.summary`, sql`p.summary_ar`);

/** Posts of the blog, newest first. */
export const createPostRepository = (database: Database) => {
  const insertWith = (slug: string, post: PostRecord) =>
    database.first<{ id: number }>(sql`
      INSERT INTO posts (slug, title, title_ar, summary, summary_ar, body, body_ar, drawing, image_file_id, dated, published)
      VALUES (${slug}, ${post.title}, ${post.title_ar}, ${post.summary}, ${post.summary_ar}, ${post.body}, ${post.body_ar},
        ${post.drawing}, ${post.image_file_id}::bigint, ${post.dated}::date, ${post.published})
      ON CONFLICT (slug) DO NOTHING RETURNING id`);

  return {
    /** @param limit maximum number of posts */
    published: (limit: number) =>
      database.query<PostRow>(
        sql`SELECT ${columns} FROM ${source} WHERE p.published ${newestFirst} LIMIT ${limit}`,
        'published-posts',
      ),

    findPublished: (slug: string) =>
      database.first<PostRow>(
        sql`SELECT ${columns} FROM ${source} WHERE p.slug = ${slug} AND p.published`,
        'published-post',
      ),

    find: (id: number) => database.first<PostRow>(sql`SELECT ${columns} FROM ${source} WHERE p.id = ${id}`),

    lock: (id: number) => database.first<{ id: number }>(sql`SELECT id FROM posts WHERE id = ${id} FOR UPDATE`),

    list: (search: string | undefined, limit: number, offset: number) =>
      database.query<PostRow>(sql`
        SELECT ${columns} FROM ${source} WHERE ${matches(search)} ${newestFirst} LIMIT ${limit} OFFSET ${offset}`),

    async count(search: string | undefined): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM posts p WHERE ${matches(search)}`,
      );
      return row?.total ?? 0;
    },

    /** Inserts a post under the slug of its English title, or a similar one if that is taken. @returns its id */
    async insert(post: PostRecord): Promise<number> {
      const preferredSlug = postSlug(post.title);
      for (let slug = preferredSlug; ; slug = anotherSlug(preferredSlug)) {
        const row = await insertWith(slug, post);
        if (row) return row.id;
      }
    },

    save: (id: number, post: PostRecord) =>
      database.query(sql`
        UPDATE posts SET title = ${post.title}, title_ar = ${post.title_ar}, summary = ${post.summary},
          summary_ar = ${post.summary_ar}, body = ${post.body}, body_ar = ${post.body_ar}, drawing = ${post.drawing},
          image_file_id = ${post.image_file_id}::bigint, dated = ${post.dated}::date, published = ${post.published},
          updated_at = now()
        WHERE id = ${id}`),

    remove: (id: number) => database.query(sql`DELETE FROM posts WHERE id = ${id}`),
  };
};
