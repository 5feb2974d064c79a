import { sql, type SQL } from '../sql/sql.ts';
import { CURRENCIES, type Currency } from '../facts/currencies.ts';

// Amounts of money stand in a column for each currency. Names of columns come from here, never from a request.

/**
 * Prefixes of the columns: price before and after the discount, the highest price of the variants after it, amount and
 * minimum of a coupon.
 */
type Kind = 'price' | 'final' | 'top_final' | 'amount' | 'minimum';

const columnOf = (kind: Kind, currency: Currency) => `${kind}_${currency.toLowerCase()}`;

const listOf = (write: (currency: Currency) => string): SQL => sql.raw(CURRENCIES.map(write).join(', '));

/** `p.price_sar, p.price_bhd, …`; without a table, the names alone. */
export const currencyColumns = (kind: Kind, table?: string): SQL =>
  listOf((currency) => `${table ? `${table}.` : ''}${columnOf(kind, currency)}`);

/** For jsonb_build_object, under the columns' own names: `'price_sar', p.price_sar, …`. */
export const namedColumns = (kind: Kind, table: string): SQL =>
  listOf((currency) => `'${columnOf(kind, currency)}', ${table}.${columnOf(kind, currency)}`);

/** An object of the amount in each currency: `{ "SAR": …, "BHD": … }`. */
export const amountsObject = (kind: Kind, table: string): SQL =>
  sql`jsonb_build_object(${listOf((currency) => `'${currency}', ${table}.${columnOf(kind, currency)}`)})`;

/** For the shape of a recordset: `price_sar bigint, price_bhd bigint, …`. */
export const typedColumns = (kind: Kind): SQL => listOf((currency) => `${columnOf(kind, currency)} bigint`);

/** For SET, from columns of the same names: `price_sar = line.price_sar, …`. */
export const copiedColumns = (kind: Kind, source: string): SQL =>
  listOf((currency) => `${columnOf(kind, currency)} = ${source}.${columnOf(kind, currency)}`);

/** The values of the columns in their order. */
export const valuesOf = (read: (currency: Currency) => number | null): SQL =>
  sql.join(
    CURRENCIES.map((currency) => sql`${read(currency)}`),
    sql`, `,
  );

/** For ORDER BY: as people are shown currencies. */
export const inCurrencyOrder = (currency: SQL): SQL =>
  sql`array_position(ARRAY[${listOf((each) => `'${each}'`)}], ${currency})`;
