import { sql, type SQL } from '../sql/sql.ts';
import { CURRENCIES, type Currency } from '../facts/currencies.ts';

// Amounts have one column per currency. Column names come from here, never from a request.

/** Column prefixes: price before and after the discount, highest variant price after it, coupon amount and minimum. */
type Kind = 'price' | 'final' | 'top_final' | 'amount' | 'minimum';

const columnOf = (kind: Kind, currency: Currency) => `${kind}_${currency.toLowerCase()}`;

const listOf = (write: (currency: Currency) => string): SQL => sql.raw(CURRENCIES.map(write).join(', '));

/** `p.price_sar, p.price_bhd, …`, or the names alone without a table. */
export const currencyColumns = (kind: Kind, table?: string): SQL =>
  listOf((currency) => `${table ? `${table}.` : ''}${columnOf(kind, currency)}`);

/** For jsonb_build_object, under the column names: `'price_sar', p.price_sar, …`. */
export const namedColumns = (kind: Kind, table: string): SQL =>
  listOf((currency) => `'${columnOf(kind, currency)}', ${table}.${columnOf(kind, currency)}`);

/** Object of the amounts by currency: `{ "SAR": …, "BHD": … }`. */
export const amountsObject = (kind: Kind, table: string): SQL =>
  sql`jsonb_build_object(${listOf((currency) => `'${currency}', ${table}.${columnOf(kind, currency)}`)})`;

/** For the columns of a recordset: `price_sar bigint, price_bhd bigint, …`. */
export const typedColumns = (kind: Kind): SQL => listOf((currency) => `${columnOf(kind, currency)} bigint`);

/** For SET, from columns of the same names: `price_sar = line.price_sar, …`. */
export const copiedColumns = (kind: Kind, source: string): SQL =>
  listOf((currency) => `${columnOf(kind, currency)} = ${source}.${columnOf(kind, currency)}`);

/** Values in the order of the columns. */
export const valuesOf = (read: (currency: Currency) => number | null): SQL =>
  sql.join(
    CURRENCIES.map((currency) => sql`${read(currency)}`),
    sql`, `,
  );

/** For ORDER BY: currencies in display order. */
export const inCurrencyOrder = (currency: SQL): SQL =>
  sql`array_position(ARRAY[${listOf((each) => `'${each}'`)}], ${currency})`;
