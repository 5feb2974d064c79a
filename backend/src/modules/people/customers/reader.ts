import type { z } from 'zod';
import { localMoment, localMomentOrNone } from '../../../csv/moment.ts';
import type { Columns } from '../../../csv/table.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { translate } from '../../../i18n/translate.ts';
import { createListReader } from '../../../csv/list-reader.ts';
import { toWire } from '../../../money/money.ts';
import { Currency, type Lang } from '../../../wire/schemas.ts';
import { sql } from '../../../sql/sql.ts';
import { createBookRepository } from '../addresses/book-repository.ts';
import { createCustomerRepository, customerCondition, type CustomerRow } from './repository.ts';
import type { AdminCustomer, AdminCustomerRow } from './schemas.ts';

const stateOf = ({ blocked_at }: CustomerRow) => (blocked_at === null ? 'active' : 'blocked');

const columns: Columns<CustomerRow> = [
  ['id', (row) => row.id],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  ['lang', (row, lang) => translate(lang, `csv.langs.${row.lang}`)],
  ['status', (row, lang) => translate(lang, `csv.customer_state.${stateOf(row)}`)],
  ['block_reason', (row) => row.block_reason],
  ['orders', (row) => row.orders],
  ...Currency.options.map((currency): Columns<CustomerRow>[number] => [
    `spent_${currency.toLowerCase()}`,
    ({ spent }) => ({ minor: spent.find((sum) => sum.currency === currency)?.amount ?? 0, currency }),
  ]),
  ['last_order_at', (row) => localMomentOrNone(row.last_order_at)],
  ['created_at', (row) => localMoment(row.created_at)],
];

const toEntry = (row: CustomerRow): z.infer<typeof AdminCustomerRow> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone_number: row.phone_number,
  orders: row.orders,
  spent: row.spent.map(({ currency, amount }) => ({ currency, amount: toWire(amount, currency) })),
  last_order_at: row.last_order_at,
  created_at: row.created_at,
  state: stateOf(row),
});

/** Customers as admins see them. Secrets such as password hashes are not even queried. */
export const createCustomerReader = (database: Database) => {
  const customers = createCustomerRepository(database);
  const addresses = createBookRepository(database);

  return {
    ...createListReader({ ...customers, id: sql`u.id`, condition: customerCondition, toEntry, columns }),

    /**
     * A customer with addresses; place names are in `lang`.
     * @throws AppError 404
     */
    async details(id: number, lang: Lang): Promise<z.infer<typeof AdminCustomer>> {
      const [row] = await customers.list(customers.named(id), 1, 0);
      if (!row) throw notFound();
      const [activity, places] = await Promise.all([customers.activity(id), addresses.list(id, lang)]);
      const { company_name, blocked_at, block_reason } = row;
      const more = { company_name, lang: row.lang, blocked_at, block_reason, addresses: places };
      return { ...toEntry(row), ...more, ...activity };
    },
  };
};
