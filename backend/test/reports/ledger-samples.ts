import { allot } from '../../src/money/amount-shares.ts';
import { statusCodes, type StatusCode } from '../../src/modules/sales/orders/status/status.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';

/** A line of an order as stored, amounts in minor units. */
interface BookLine {
  productId: number;
  quantity: number;
  sub_total: number;
}

/** An order as stored. All expected figures are calculated from these. */
export interface Book {
  id: number;
  order_no: string;
  order_sub_no: string;
  vendorId: number;
  userId: number;
  currency: 'SAR' | 'BHD' | 'USD';
  status: StatusCode;
  placedAt: Date;
  sub_total: number;
  shipping_cost: number;
  discount: number;
  tax_amount: number;
  total_amount: number;
  lines: BookLine[];
}

type Random = () => number;

/** The same numbers each time. */
const createRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

const DAY_MS = 86_400_000;

/** Writes orders of all kinds directly into the tables. @returns the orders */
export const writeBooks = async (
  { database, make }: TestApp,
  vendors: readonly Vendor[],
  count: number,
): Promise<Book[]> => {
  const random = createRandom(7);
  const customers = await Promise.all(Array.from({ length: 9 }, () => make.customer()));
  const products = await Promise.all(vendors.map(({ vendorId }) => make.product({ vendorId })));
  const more = await Promise.all(
    vendors.flatMap(({ vendorId }) => Array.from({ length: 12 }, () => make.product({ vendorId }))),
  );
  const productsOf = (vendorId: number) => [...products, ...more].filter((product) => product.vendorId === vendorId);
  const now = Date.now();

  const makeBook = (index: number): Omit<Book, 'id'> => {
    const { vendorId } = pick(random, vendors);
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const quantity = 1 + Math.floor(random() * 5);
      return { productId: pick(random, productsOf(vendorId)).id, quantity, sub_total: quantity * (100 + index) };
    });
    const subTotal = lines.reduce((sum, line) => sum + line.sub_total, 0);
    const [shipping, discount, tax] = [pick(random, [0, 750]), Math.floor(random() * 90), pick(random, [0, 33])];
    // Half of them in the last month, the others up to two and a half years ago.
    const age = random() < 0.5 ? random() * 30 : random() * 900;
    return {
      order_no: `BOOK-${index}`,
      order_sub_no: `BOOK-${index}-1`,
      vendorId,
      userId: pick(random, customers).id,
      currency: pick(random, ['SAR', 'SAR', 'BHD', 'USD'] as const),
      status: pick(random, statusCodes),
      placedAt: new Date(now - 60_000 - Math.floor(age * DAY_MS)),
      sub_total: subTotal,
      shipping_cost: shipping,
      discount,
      tax_amount: tax,
      total_amount: subTotal + shipping + tax - discount,
      lines,
    };
  };

  const insert = async (book: Omit<Book, 'id'>): Promise<Book> => {
    const moment = book.placedAt.toISOString();
    const part = await database.first<{ id: number }>(sql`
      WITH placed AS (
        INSERT INTO orders (order_no, user_id, state, cart_version, currency, sub_total, shipping_cost, discount, tax_amount,
          grand_total, payment_method, placed_at)
        VALUES (${book.order_no}, ${book.userId}, 'placed', 0, ${book.currency}, ${book.sub_total}, ${book.shipping_cost},
          ${book.discount}, ${book.tax_amount}, ${book.total_amount}, 'cash', ${moment}) RETURNING id
      )
      INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total,
        shipping_cost, discount, tax_amount, total_amount, placed_at, restocked_at)
      SELECT id, ${book.vendorId}, ${book.order_sub_no}, ${book.userId}, ${book.currency},
        ${book.lines.reduce((units, { quantity }) => units + quantity, 0)}, ${book.status}, ${book.sub_total},
        ${book.shipping_cost}, ${book.discount}, ${book.tax_amount}, ${book.total_amount}, ${moment},
        CASE WHEN order_is_cancelled(${book.status}::smallint) THEN now() END
      FROM placed RETURNING id`);
    const id = part?.id ?? 0;
    const discounts = allot(
      book.discount,
      book.lines.map((line) => line.sub_total),
    );
    const shippings = allot(
      book.shipping_cost,
      book.lines.map((line, index) => line.sub_total - (discounts[index] ?? 0)),
    );
    for (const [index, line] of book.lines.entries())
      await database.query(sql`
        INSERT INTO order_items (vendor_order_id, product_id, name, sku, unit_price, quantity, sub_total, discount,
          shipping_share)
        VALUES (${id}, ${line.productId}, 'Mask', 'SKU', ${line.sub_total / line.quantity}, ${line.quantity}, ${line.sub_total},
          ${discounts[index] ?? 0}, ${shippings[index] ?? 0})`);
    return { ...book, id };
  };

  const books: Book[] = [];
  for (let index = 0; index < count; index += 1) books.push(await insert(makeBook(index)));
  return books;
};
