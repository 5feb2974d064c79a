import type { FastifyInstance } from 'fastify';
import type { SessionUser } from '../../../plugins/session.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql } from '../../../sql/sql.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { isId } from '../../catalogue/shop/listing.ts';
import { createHolds } from './holds.ts';
import { typeObject } from './repository.ts';
import type { CategoryGates, GatesForm } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

interface Category {
  id: number;
  name: string;
}

type Gate = Omit<z.infer<typeof CategoryGates>['gates'][number], 'country'> & {
  country: { iso2: string; name: string; name_ar: string };
};

/** Licences that categories require, by country. */
export const createGates = ({ database }: Pick<FastifyInstance, 'database'>) => {
  const holds = createHolds(database);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 */
  const find = async (idOrSlug: string, lock = sql``): Promise<Category> => {
    const named = isId(idOrSlug) ? sql`id = ${Number(idOrSlug)}` : sql`slug = ${idOrSlug}`;
    const row = await database.first<Category>(
      sql`SELECT id, name FROM categories WHERE ${named} AND deleted_at IS NULL ${lock}`,
    );
    if (!row) throw notFound();
    return row;
  };

  const requiredBy = async (categoryId: number): Promise<string[]> => {
    const rows = await database.query<{ code: string }>(
      sql`SELECT licence_type AS code FROM category_gates WHERE category_id = ${categoryId} ORDER BY licence_type`,
    );
    return rows.map(({ code }) => code);
  };

  /** Vendors with products in the category who need these types. */
  const sellers = (categoryId: number, types: readonly string[]) =>
    database.query<{ id: number }>(sql`
      SELECT v.id FROM vendors v WHERE v.country_id IN (
          SELECT country_id FROM licence_types WHERE code = ANY(${[...types]}::text[]))
        AND v.id IN (SELECT vendor_id FROM products WHERE category_id = ${categoryId} AND deleted_at IS NULL)
      ORDER BY v.id FOR UPDATE`);

  return {
    /** All types, with the products that would stop, or have stopped, selling for want of each. */
    async read(idOrSlug: string, lang: Lang): Promise<z.infer<typeof CategoryGates>> {
      const { id } = await find(idOrSlug);
      const gates = await database.query<Gate>(sql`
        SELECT ${typeObject} AS type, jsonb_build_object('iso2', country.iso2, 'name', country.name, 'name_ar', country.name_ar)
            AS country,
          EXISTS (SELECT FROM category_gates g WHERE g.category_id = ${id} AND g.licence_type = t.code) AS required,
          lacking.vendors, lacking.products
        FROM licence_types t JOIN countries country ON country.id = t.country_id
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT p.vendor_id) AS vendors, count(*) AS products
          FROM products p JOIN vendors v ON v.id = p.vendor_id
          WHERE p.category_id = ${id} AND p.status = 'active' AND p.approval_status = 1 AND p.deleted_at IS NULL
            AND v.country_id = t.country_id AND v.active = 1 AND v.deleted_at IS NULL AND NOT EXISTS (
              SELECT FROM licences l WHERE l.vendor_id = v.id AND l.type = t.code AND l.state = 'accepted'
                AND l.expires_on >= ${today} AND (NOT t.scoped OR EXISTS (
                  SELECT FROM licence_scopes s WHERE s.licence_id = l.id AND s.category_id = ${id})))
        ) lacking
        ORDER BY country.iso2 DESC, t.position`);
      return {
        gates: gates.map(({ country, ...gate }) => ({
          ...gate,
          country: { iso2: country.iso2, name: localized(lang, country.name, country.name_ar) },
        })),
      };
    },

    /**
     * Sets the licences that a category requires, and settles what its vendors may sell.
     * @throws AppError 404, 409 changed in the meantime, 422 for an unknown type
     */
    save: (admin: SessionUser, idOrSlug: string, form: GatesForm): Promise<void> =>
      database.transaction(async () => {
        const category = await find(idOrSlug, sql`FOR NO KEY UPDATE`);
        const before = await requiredBy(category.id);
        if (String([...form.licence_types_seen].sort()) !== String(before))
          throw new AppError(409, 'changed_meanwhile');
        const after = [...new Set(form.licence_types)].sort();
        const changed = [...before, ...after].filter((code) => before.includes(code) !== after.includes(code));
        if (changed.length === 0) return;
        const known = await database.query(sql`SELECT FROM licence_types WHERE code = ANY(${after}::text[])`);
        if (known.length !== after.length) throw invalidField('licence_types', 'licence.type_required');
        const vendors = await sellers(category.id, changed);
        await database.query(sql`
          DELETE FROM category_gates WHERE category_id = ${category.id} AND licence_type <> ALL(${after}::text[])`);
        await database.query(sql`
          INSERT INTO category_gates (category_id, licence_type) SELECT ${category.id}, unnest(${after}::text[])
          ON CONFLICT DO NOTHING`);
        for (const { id } of vendors) await holds.settle(id);
        await auditLog.record(admin, {
          ...{ action: 'category.gates', entity: 'category', entityId: category.id, label: category.name },
          before: { licence_types: before.join(', ') },
          after: { licence_types: after.join(', ') },
        });
      }),
  };
};
