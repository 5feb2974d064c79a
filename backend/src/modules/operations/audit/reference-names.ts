import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { toWire } from '../../../money/money.ts';
import { Currency } from '../../../wire/schemas.ts';

type Columns = Record<string, unknown>;
type Key = string | number;

/** Table that has the name for an id, and the column under which the name is logged. */
interface Reference {
  column: string;
  table: SQL;
  key: SQL;
  name: SQL;
}

const byId = (column: string, table: SQL, name = sql`name`): Reference => ({ column, table, key: sql`id`, name });
const file = (column: string): Reference => byId(column, sql`files`, sql`original_name`);

const country = byId('country', sql`countries`);
const state = byId('state', sql`states`);
const city = byId('city', sql`cities`);
const category = byId('category', sql`categories`);

const references = new Map<string, Reference>(
  Object.entries({
    country,
    country_id: country,
    state,
    state_id: state,
    city,
    city_id: city,
    category,
    category_id: category,
    vendor_id: byId('vendor', sql`vendors`, sql`company_name`),
    related_products: byId('related_products', sql`products`),
    logo_file_id: file('logo'),
    cr_file_id: file('cr_certificate'),
    image_file_id: file('image'),
    pictures: { ...file('pictures'), key: sql`storage_key` },
  }),
);

const priceCurrencies = new Map<string, Currency>(
  Currency.options.flatMap((currency) => [
    [currency, currency],
    [`price_${currency.toLowerCase()}`, currency],
  ]),
);

/** Currency of an amount, from its column name or from a sibling `currency` column. */
const currencyOf = (name: string, columns: Columns): Currency | undefined => {
  if (name !== 'flat_fee' && name !== 'free_from' && name !== 'cold_fee') return priceCurrencies.get(name);
  return Currency.safeParse(columns.currency).data;
};

const isKey = (value: unknown): value is Key => typeof value === 'string' || typeof value === 'number';
const isGroup = (value: unknown): value is Columns => typeof value === 'object' && value !== null;

/** Converts minor units to wire amounts, at any depth. */
const withMajorUnits = (columns: Columns): Columns => {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    return isGroup(value) ? withMajorUnits(value) : value;
  };
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => {
      const currency = currencyOf(name, columns);
      return [name, currency && typeof value === 'number' ? toWire(value, currency) : read(value)];
    }),
  );
};

/**
 * Makes stored columns readable: wire amounts in major units, and English names instead of the ids of places,
 * categories, vendors, products and files.
 */
export const createReferenceNames = (database: Database) => {
  const nameOf = async ({ table, key, name }: Reference, keys: readonly Key[]) => {
    const keyList = sql.join(
      keys.map((each) => sql`${each}`),
      sql`, `,
    );
    const rows = await database.query<{ key: Key; name: string }>(
      sql`SELECT ${key} AS key, ${name} AS name FROM ${table} WHERE ${key} IN (${keyList})`,
    );
    const names = new Map<unknown, string>(rows.map((row) => [row.key, row.name]));
    return (each: unknown) => names.get(each) ?? each;
  };

  const readColumn = async (column: string, value: unknown): Promise<[string, unknown]> => {
    const reference = references.get(column);
    if (!reference) return [column, value];
    const referred: unknown[] = Array.isArray(value) ? value : [value];
    const keys = referred.filter(isKey);
    const isReference = Array.isArray(value) ? keys.length > 0 : Number.isInteger(value);
    if (!isReference) return [reference.column, value];
    const named = referred.map(await nameOf(reference, keys));
    return [reference.column, Array.isArray(value) ? named : named[0]];
  };

  return async (columns: Columns | null): Promise<Columns | null> => {
    if (!columns) return null;
    const read: [string, unknown][] = [];
    for (const [column, value] of Object.entries(withMajorUnits(columns))) read.push(await readColumn(column, value));
    return Object.fromEntries(read);
  };
};
