import type { Cell } from '../../csv/cell.ts';
import type { Database } from '../../database/database.ts';
import type { OrderFilter, Owner } from './filter.ts';
import { createOrderRepository, type OrderRow } from './repository.ts';
import { statusLabel } from './status.ts';

/** How many orders are read at a time. */
const CHUNK = 500;

const columns: readonly (readonly [name: string, cell: (row: OrderRow) => Cell])[] = [
  ['order_no', (row) => row.order_no],
  ['order_sub_no', (row) => row.order_sub_no],
  ['placed_at', (row) => row.placed_at],
  ['status', (row) => statusLabel(row.status)],
  ['ship_by', (row) => row.ship_by],
  ['customer', (row) => `${row.firstname} ${row.lastname}`],
  ['email', (row) => row.email],
  ['phone_number', (row) => row.phone_number],
  ['city', (row) => row.shipping_address?.city ?? ''],
  ['country', (row) => row.shipping_address?.country ?? ''],
  ['payment_method', (row) => row.payment_method],
  ['tracking_id', (row) => row.tracking_id],
  ['currency', (row) => row.currency],
  ['sub_total', ({ sub_total: minor, currency }) => ({ minor, currency })],
  ['discount', ({ discount: minor, currency }) => ({ minor, currency })],
  ['shipping_cost', ({ shipping_cost: minor, currency }) => ({ minor, currency })],
  ['tax_amount', ({ tax_amount: minor, currency }) => ({ minor, currency })],
  ['total_amount', ({ total_amount: minor, currency }) => ({ minor, currency })],
];

/** Orders as a table, the newest first, read from the database as they are written. */
export async function* orderTable(database: Database, owner: Owner, filter: OrderFilter): AsyncGenerator<Cell[]> {
  const orders = createOrderRepository(database);
  yield columns.map(([name]) => name);
  let before: number | undefined;
  do {
    const rows = await orders.list(owner, { ...filter, before }, CHUNK, 0);
    yield* rows.map((row) => columns.map(([, cell]) => cell(row)));
    before = rows.length === CHUNK ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}
