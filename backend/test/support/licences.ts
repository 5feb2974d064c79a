import { sql } from '../../src/sql/sql.ts';
import { createHolds } from '../../src/modules/people/licences/holds.ts';
import type { TestApp } from './app.ts';
import { dayFromNow } from './days.ts';

interface LicenceSpec {
  readonly type?: string;
  readonly number?: string;
  /** Days from now to the last day. */
  readonly days?: number;
  readonly categories?: readonly number[];
}

/** Licences, gates and holds of tests. */
export const createLicenceFactory = (shop: TestApp) => {
  const { database } = shop;
  const holds = createHolds(database);

  return {
    holds,

    /** A product on sale of a Saudi vendor. */
    async product(spec: { categoryId?: number } = {}) {
      const vendor = await shop.make.vendor();
      await database.query(sql`
        UPDATE vendors SET country_id = (SELECT id FROM countries WHERE iso2 = 'SA') WHERE id = ${vendor.vendorId}`);
      return { ...(await shop.make.product({ ...spec, vendorId: vendor.vendorId })), vendor };
    },

    /** Makes a category require licences, as the admin's form does. */
    async gate(categoryId: number, ...types: string[]): Promise<void> {
      const admin = await shop.make.admin();
      const { body } = await shop.call(`GET /admin/category/${categoryId}/gates`, admin);
      const licence_types_seen = body.data.gates
        .filter(({ required }: { required: boolean }) => required)
        .map(({ type }: { type: { code: string } }) => type.code);
      const saved = await shop.call(`POST /admin/category/${categoryId}/gates`, {
        ...admin,
        body: { licence_types: types, licence_types_seen },
      });
      if (saved.status !== 200) throw new Error(saved.body.message);
    },

    /** Stores an accepted licence with a paper that does not exist. @returns its id */
    async accepted(
      vendorId: number,
      { type = 'sfda_mdel', number = 'MDEL-1', days = 100, categories = [] }: LicenceSpec = {},
    ): Promise<number> {
      const row = await database.first<{ id: number }>(sql`
        WITH file AS (
          INSERT INTO files (storage_key, visibility, original_name, mime, bytes)
          VALUES (gen_random_uuid() || '.pdf', 'private', 'licence.pdf', 'application/pdf', 1) RETURNING id
        )
        INSERT INTO licences (vendor_id, type, number, activity, issued_on, expires_on, file_id, state, decided_at)
        SELECT ${vendorId}, ${type}, ${number}, 'distributor', ${dayFromNow(days - 365)}::date, ${dayFromNow(days)}::date, file.id,
          'accepted', now() - interval '2 days'
        FROM file RETURNING id`);
      const id = row?.id ?? 0;
      await database.query(sql`
        INSERT INTO licence_scopes (licence_id, category_id) SELECT ${id}, unnest(${[...categories]}::bigint[])`);
      await database.transaction(() => holds.settle(vendorId));
      return id;
    },

    /** Ends a licence before its time; what it covered is paused from now on, so that earlier sales stay right. */
    async expire(id: number): Promise<void> {
      await database.query(sql`
        UPDATE licences SET expires_on = ${dayFromNow(-1)}::date, issued_on = ${dayFromNow(-366)}::date WHERE id = ${id}`);
      await database.query(sql`
        UPDATE vendor_category_holds h SET from_at = clock_timestamp()
        FROM licences l WHERE l.id = ${id} AND h.vendor_id = l.vendor_id AND h.licence_type = l.type AND h.ended_at IS NULL`);
    },
  };
};
