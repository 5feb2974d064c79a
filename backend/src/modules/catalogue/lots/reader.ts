import { localMoment } from '../../../csv/moment.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { localized } from '../../../i18n/localized.ts';
import { translate } from '../../../i18n/translate.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { z } from 'zod';
import { variantLabel } from '../shop/variant-label.ts';
import { createLotRepository, lotCondition, type LotRow } from './repository.ts';
import type { Lot, LotFilter } from './schemas.ts';

const labelIn = (lang: Lang, { variant }: LotRow): string => {
  const { label, labelArabic } = variantLabel(variant);
  return localized(lang, label, labelArabic);
};

const columns: Columns<LotRow> = [
  ['company_name', (row, lang) => localized(lang, row.company_name, row.company_name_ar)],
  ['name', (row, lang) => localized(lang, row.name, row.name_ar)],
  ['variant', (row, lang) => labelIn(lang, row)],
  ['sku', (row) => row.sku],
  ['lot_no', (row) => row.lot_no],
  ['expires_on', (row) => row.expires_on ?? ''],
  ['made_on', (row) => row.made_on ?? ''],
  ['received_on', (row) => row.received_on],
  ['on_hand', (row) => row.on_hand],
  ['sell_until', (row) => row.sell_until ?? ''],
  ['state', (row, lang) => translate(lang, `lots.states.${row.stop ?? 'for_sale'}`)],
  ['updated_at', (row) => localMoment(row.updated_at)],
];

const toLot = (row: LotRow): z.infer<typeof Lot> => {
  const { label, labelArabic } = variantLabel(row.variant);
  return {
    id: row.id,
    product: { id: row.product_id, slug: row.slug, name: row.name, name_arabic: row.name_ar },
    variant: row.variant && { id: row.variant.id, label, label_arabic: labelArabic },
    vendor: { id: row.vendor_id, company_name: row.company_name, company_name_arabic: row.company_name_ar },
    sku: row.sku,
    lot_no: row.lot_no,
    expires_on: row.expires_on,
    made_on: row.made_on,
    received_on: row.received_on,
    gtin: row.gtin,
    on_hand: row.on_hand,
    sell_until: row.sell_until,
    state: row.stop ?? 'for_sale',
    near_expiry: row.near_expiry,
    mark_down: row.mark_down,
    marked_down: row.marked_down,
    quarantine_reason: row.quarantine_reason,
    updated_at: row.updated_at,
  };
};

/** @param vendorId null for the lots of all vendors */
export const createLotReader = (database: Database, vendorId: number | null) =>
  createListReader({
    ...createLotRepository(database),
    id: sql`l.id`,
    condition: (filter: z.infer<typeof LotFilter>) => lotCondition(vendorId, filter),
    toEntry: toLot,
    columns,
  });
