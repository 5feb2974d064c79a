import type { z } from 'zod';
import { createListReader } from '../../../csv/list-reader.ts';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql } from '../../../sql/sql.ts';
import { isRunning } from './holds.ts';
import {
  categoryObject,
  createLicenceRepository,
  isExpiring,
  licenceCondition,
  typeObject,
  type LicenceRow,
} from './repository.ts';
import type { AdminLicence, Licence, LicenceWarning, VendorLicences } from './schemas.ts';

/** A licence as its vendor sees it. */
const toLicence = (row: LicenceRow): z.infer<typeof Licence> => {
  const {
    vendor: _,
    mime: __,
    decided_by: ___,
    same_number: ____,
    email: _____,
    firstname: ______,
    lang: _______,
    ...own
  } = row;
  return own;
};

export const toAdminLicence = ({
  email: _,
  firstname: __,
  lang: ___,
  ...row
}: LicenceRow): z.infer<typeof AdminLicence> => row;

const columns: Columns<LicenceRow> = [
  ['vendor', ({ vendor }, lang) => localized(lang, vendor.company_name, vendor.company_name_arabic)],
  ['licence', ({ type }, lang) => localized(lang, type.name, type.name_arabic)],
  ['number', (row) => row.number],
  ['activity', (row, lang) => (row.activity === '' ? '' : translate(lang, `csv.licence_activity.${row.activity}`))],
  ['issued_on', (row) => row.issued_on],
  ['expires_on', (row) => row.expires_on],
  ['categories', (row, lang) => row.categories.map((each) => localized(lang, each.name, each.name_arabic)).join(', ')],
  ['status', (row, lang) => translate(lang, `csv.licence_state.${row.state}`)],
  ['reason', (row) => row.reason],
  ['submitted_at', (row) => localMoment(row.submitted_at)],
  ['decided_at', (row) => localMomentOrNone(row.decided_at)],
  ['decided_by', (row) => row.decided_by],
];

/** Licences for admins: pages begin with those to review, the CSV file is by date. */
export const createLicenceReader = (database: Database) => {
  const { queue, list, count, categories } = createLicenceRepository(database);
  const common = { id: sql`l.id`, condition: licenceCondition, count, toEntry: toAdminLicence, columns };
  const { page, one } = createListReader({ ...common, list: queue });
  return { page, one, categories, table: createListReader({ ...common, list }).table };
};

type Types = z.infer<typeof VendorLicences>['types'];

/** Reads why a vendor should upload a licence: paused products, and the licence that expires first. */
export const createLicenceWarningReader =
  (database: Database) =>
  async (vendorId: number): Promise<z.infer<typeof LicenceWarning>> => {
    const [paused, expiring] = await Promise.all([
      database.first<{ products: number }>(sql`
        SELECT count(*) AS products FROM products p WHERE p.vendor_id = ${vendorId} AND p.deleted_at IS NULL AND EXISTS (
          SELECT FROM vendor_category_holds h
          WHERE h.vendor_id = p.vendor_id AND h.category_id = p.category_id AND ${isRunning})`),
      database.first<{ name: string; name_arabic: string; expires_on: string }>(sql`
        SELECT t.name, t.name_ar AS name_arabic, l.expires_on FROM licences l JOIN licence_types t ON t.code = l.type
        WHERE l.vendor_id = ${vendorId} AND ${isExpiring} ORDER BY l.expires_on LIMIT 1`),
    ]);
    return { paused_products: paused?.products ?? 0, expiring };
  };

/** Reads what a vendor needs, has and lacks. */
export const createVendorLicenceReader = (database: Database) => {
  const licences = createLicenceRepository(database);

  const typesOf = (vendorId: number) =>
    database.query<Types[number]>(sql`
      SELECT ${typeObject} AS type, coalesce((
        SELECT jsonb_agg(jsonb_build_object('category', ${categoryObject}, 'products', sold.products,
          'paused_from', to_json(h.from_at), 'paused', coalesce(h.from_at <= now(), false)) ORDER BY c.position, c.id)
        FROM category_gates g JOIN categories c ON c.id = g.category_id AND c.deleted_at IS NULL
        JOIN LATERAL (SELECT count(*) AS products FROM products p
          WHERE p.vendor_id = v.id AND p.category_id = c.id AND p.deleted_at IS NULL) sold ON sold.products > 0
        LEFT JOIN vendor_category_holds h ON h.vendor_id = v.id AND h.category_id = c.id AND h.licence_type = t.code
          AND h.ended_at IS NULL
        WHERE g.licence_type = t.code), '[]') AS needs
      FROM vendors v JOIN licence_types t ON t.country_id = v.country_id WHERE v.id = ${vendorId} ORDER BY t.position`);

  const normalized = ({ type, needs }: Types[number]) => ({
    type,
    // JSON values have PostgreSQL's own timestamp format.
    needs: needs.map((need) => ({
      ...need,
      paused_from: need.paused_from && new Date(need.paused_from).toISOString(),
    })),
  });

  return async (vendorId: number): Promise<z.infer<typeof VendorLicences>> => {
    const [types, own, categories] = await Promise.all([
      typesOf(vendorId),
      licences.list(sql`l.vendor_id = ${vendorId}`, 200, 0),
      licences.categories(),
    ]);
    return {
      types: types.map(normalized),
      licences: own.map(toLicence),
      categories,
    };
  };
};
