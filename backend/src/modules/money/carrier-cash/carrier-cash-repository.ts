import { allOf, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import { inCurrencyOrder } from '../../../money/currency-columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { CarrierCashFilter } from './schemas.ts';

/** Sub-order whose cash the carrier has not handed over; minor units. */
export interface CarrierCashRow {
  id: number;
  order_sub_no: string;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  carrier: string;
  currency: Currency;
  amount: number;
  completed_at: string;
  days: number;
}

const source = sql`vendor_orders part JOIN vendors v ON v.id = part.vendor_id
  LEFT JOIN LATERAL (
    SELECT carrier FROM pickups WHERE vendor_order_id = part.id AND booked_at IS NOT NULL AND cancelled_at IS NULL
    ORDER BY booked_at DESC LIMIT 1) AS pickup ON true`;

const held = sql`part.collected_by = 'carrier' AND part.remitted_at IS NULL AND part.total_amount > 0`;

export const carrierCashCondition = ({ search, currency, vendor, older_than: days }: CarrierCashFilter): SQL => {
  const conditions = [held];
  if (search !== undefined) conditions.push(containsFolded(search, sql`part.search_number`, sql`v.search_name`));
  if (currency !== undefined) conditions.push(sql`part.currency = ${currency}`);
  if (vendor !== undefined) conditions.push(sql`part.vendor_id = ${vendor}`);
  if (days !== undefined) conditions.push(sql`part.completed_at < now() - ${days} * interval '1 day'`);
  return allOf(conditions);
};

/** Cash collected by carriers and not handed over yet. */
export const createCarrierCashRepository = (database: Database) => ({
  /**
   * Oldest first.
   * @param limit null for all
   */
  list: (condition: SQL, limit: number | null, offset: number) =>
    database.query<CarrierCashRow>(sql`
      SELECT part.id, part.order_sub_no, part.vendor_id, v.company_name, v.company_name_ar,
        coalesce(pickup.carrier, '') AS carrier, part.currency, part.total_amount AS amount, part.completed_at,
        extract(day FROM now() - part.completed_at)::integer AS days
      FROM ${source} WHERE ${condition} ORDER BY part.completed_at, part.id LIMIT ${limit} OFFSET ${offset}`),

  totals: (condition: SQL) =>
    database.query<{ currency: Currency; amount: number; parts: number }>(sql`
      SELECT part.currency, sum(part.total_amount)::bigint AS amount, count(*) AS parts
      FROM ${source} WHERE ${condition} GROUP BY part.currency ORDER BY ${inCurrencyOrder(sql`part.currency`)}`),
});
