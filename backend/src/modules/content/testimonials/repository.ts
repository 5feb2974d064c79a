import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { contains } from '../../../csv/list-reader.ts';
import type { AdminTestimonial, Testimonial, TestimonialForm } from './schemas.ts';

type Row = z.infer<typeof AdminTestimonial>;

const columns = sql`id, words, words_ar AS words_arabic, name, name_ar AS name_arabic, place, place_ar AS place_arabic`;

const matches = (search: string | undefined): SQL =>
  search === undefined
    ? sql`true`
    : contains(search, sql`words`, sql`words_ar`, sql`name`, sql`name_ar`, sql`place`, sql`place_ar`);

/** Testimonials in the order of creation. */
export const createTestimonialRepository = (database: Database) => ({
  published: (limit: number) =>
    database.query<z.infer<typeof Testimonial>>(
      sql`SELECT ${columns} FROM testimonials WHERE published ORDER BY id LIMIT ${limit}`,
      'published-testimonials',
    ),

  list: (search: string | undefined, limit: number, offset: number) =>
    database.query<Row>(sql`
      SELECT ${columns}, published, updated_at FROM testimonials WHERE ${matches(search)} ORDER BY id LIMIT ${limit} OFFSET ${offset}`),

  async count(search: string | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM testimonials WHERE ${matches(search)}`,
    );
    return row?.total ?? 0;
  },

  find: (id: number) =>
    database.first<Row>(sql`SELECT ${columns}, published, updated_at FROM testimonials WHERE id = ${id} FOR UPDATE`),

  insert: (form: TestimonialForm) =>
    database.first<{ id: number }>(sql`
      INSERT INTO testimonials (words, words_ar, name, name_ar, place, place_ar, published)
      VALUES (${form.words}, ${form.words_arabic}, ${form.name}, ${form.name_arabic}, ${form.place},
        ${form.place_arabic}, ${form.published}) RETURNING id`),

  save: (id: number, form: TestimonialForm) =>
    database.query(sql`
      UPDATE testimonials SET words = ${form.words}, words_ar = ${form.words_arabic}, name = ${form.name},
        name_ar = ${form.name_arabic}, place = ${form.place}, place_ar = ${form.place_arabic},
        published = ${form.published}, updated_at = now()
      WHERE id = ${id}`),

  remove: (id: number) => database.query(sql`DELETE FROM testimonials WHERE id = ${id}`),
});
