import assert from 'node:assert/strict';
import { sql, type SQL } from '../../src/sql/sql.ts';
import type { Answer, TestApp } from '../support/app.ts';
import type { Person, Vendor } from '../support/factories.ts';
import { createProductWriter } from '../support/products.ts';
import type { Sales } from '../support/sales.ts';
import type { Item, Model, ModelOrder, Outcome } from './market-model.ts';

const CUSTOMERS = 2;
const [STOCK, PRICE] = [5, 1000];

/** An item of the model as the shop knows it. */
interface RealItem {
  readonly vendor: Vendor;
  readonly productId: number;
  readonly variantId: number | null;
  readonly slug: string;
}

export const outcomeOf = ({ status, body }: Answer): Outcome => (status === 200 ? '200' : `${status} ${body.code}`);

/** Two vendors with three products, one of them in two sizes, for as many runs as there are; each has new customers. */
export const createMarketplace = async (shop: TestApp, sales: Sales) => {
  const { call, database, make } = shop;
  const vendors = [await make.vendor(), await make.vendor()] as const;
  const writers = vendors.map((vendor) => createProductWriter(shop, vendor));
  const admin = await make.admin();

  const size = { type: 'size', barcode: '1', stock: STOCK, price_sar: 10, price_bhd: 1, price_usd: 3 };
  const create = async (of: 0 | 1, sku: string, variants: object[] = []) => {
    const product = await writers[of]?.created({ sku, stock: STOCK, variants });
    const common = { vendor: vendors[of], productId: product.id, slug: product.slug };
    const ids: (number | null)[] = variants.length > 0 ? product.variants.map(({ id }: { id: number }) => id) : [null];
    return ids.map((variantId): RealItem => ({ ...common, variantId }));
  };
  const items = [
    ...(await create(0, 'MODEL-A')),
    ...(await create(1, 'MODEL-B')),
    ...(await create(0, 'MODEL-C', [
      { ...size, value: 'S', sku: 'MODEL-C-S' },
      { ...size, value: 'M', sku: 'MODEL-C-M' },
    ])),
  ];
  const itemAt = (index: number): RealItem => {
    const item = items[index];
    assert.ok(item);
    return item;
  };
  const same = ({ productId, variantId }: RealItem, alias: SQL) =>
    sql`${alias}.product_id = ${productId} AND ${alias}.variant_id IS NOT DISTINCT FROM ${variantId}::bigint`;

  /** The vendor saves the form with another stock or price. */
  const enter = async (index: number, change: { stock?: number; price?: number }): Promise<Answer> => {
    const { vendor, slug, variantId } = itemAt(index);
    const writer = writers[vendors.indexOf(vendor)];
    assert.ok(writer);
    const product = await writer.read(slug);
    const fields = {
      ...(change.stock !== undefined && { stock: change.stock }),
      ...(change.price !== undefined && { price_sar: change.price / 100 }),
    };
    if (variantId === null) return writer.edit(product, fields);
    const variants = writer.formOf(product).variants as { id: number }[];
    return writer.edit(product, {
      variants: variants.map((variant) => (variant.id === variantId ? { ...variant, ...fields } : variant)),
    });
  };

  /** Begins anew: every item is on sale with the same stock and price, and nobody has bought anything. */
  const begin = async () => {
    await database.query(sql`UPDATE products SET approval_status = 1`);
    for (const index of items.keys()) assert.equal((await enter(index, { stock: STOCK, price: PRICE })).status, 200);
    const customers: Person[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) customers.push(await make.customer());
    const sale = new Map(items.map(({ productId }) => [productId, { approved: true }]));
    const model: Model = {
      items: items.map(({ vendor, productId }): Item => {
        const shared = sale.get(productId) ?? { approved: true };
        return { vendor: vendors.indexOf(vendor), stock: STOCK, price: PRICE, sale: shared };
      }),
      customers: customers.map(() => ({ cart: new Map(), version: 0, checkouts: [] })),
      orders: [],
    };
    return { model, real: createRun(customers) };
  };

  const createRun = (customers: readonly Person[]) => {
    const as = (who: number): Person => {
      const customer = customers[who];
      assert.ok(customer);
      return customer;
    };
    const lineOf = async (who: number, index: number) =>
      (
        await database.first<{ id: number }>(
          sql`SELECT c.id FROM cart_items c WHERE c.user_id = ${as(who).id} AND ${same(itemAt(index), sql`c`)}`,
        )
      )?.id;

    return {
      enter,
      add(who: number, index: number, quantity: number) {
        const { productId, variantId } = itemAt(index);
        const body = { product_id: productId, ...(variantId !== null && { variant_id: variantId }), quantity };
        return call('POST /carts', { token: as(who).token, body });
      },
      setQuantity: async (who: number, index: number, quantity: number) =>
        call(`POST /carts/${await lineOf(who, index)}`, { token: as(who).token, body: { quantity } }),
      remove: async (who: number, index: number) =>
        call(`DELETE /carts/${await lineOf(who, index)}`, { token: as(who).token }),
      async checkOut(who: number) {
        const { country } = await sales.billing();
        return call('POST /orders/checkout', { token: as(who).token, body: { country } });
      },
      place: (who: number, orderNo: string) => sales.place(as(who), orderNo),
      cancel: ({ customer, id }: ModelOrder) => call(`POST /orders/${id}/cancel`, { token: as(customer).token }),
      setStatus: ({ vendor, id }: ModelOrder, status: number) =>
        call(`POST /vendor/orders/${id}/status`, { token: vendors[vendor]?.token, body: { status } }),
      toggleApproval: (index: number) =>
        call(`POST /admin/product/toggle/approval/${itemAt(index).productId}`, { token: admin.token }),

      /** The parts of an order by their vendors, as indices of the model. */
      async partsOf(orderNo: string): Promise<{ id: number; vendor: number }[]> {
        const rows = await database.query<{ id: number; vendor_id: number }>(sql`
          SELECT part.id, part.vendor_id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
          WHERE o.order_no = ${orderNo} ORDER BY part.id`);
        return rows.map(({ id, vendor_id: of }) => ({
          id,
          vendor: vendors.findIndex(({ vendorId }) => vendorId === of),
        }));
      },

      /** What the database says, in the model's words. */
      async read() {
        const ids = customers.map(({ id }) => id);
        const [stocks, carts, orders] = await Promise.all([
          database.query<{ product_id: number; variant_id: number | null; stock: number; sum: number }>(sql`
            SELECT p.id AS product_id, w.id AS variant_id, coalesce(w.stock, p.stock) AS stock, p.stock AS sum
            FROM products p LEFT JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL`),
          database.query<{ user_id: number; product_id: number; variant_id: number | null; quantity: number }>(
            sql`SELECT * FROM cart_items WHERE user_id = ANY(${ids}::bigint[])`,
          ),
          database.query<{ id: number; status: number }>(sql`
            SELECT part.id, part.status FROM vendor_orders part JOIN orders o ON o.id = part.order_id
            WHERE o.user_id = ANY(${ids}::bigint[]) AND o.state = 'placed' ORDER BY part.id`),
        ]);
        const indexOf = (row: { product_id: number; variant_id: number | null }) =>
          items.findIndex(({ productId, variantId }) => productId === row.product_id && variantId === row.variant_id);
        const stockOf = (index: number) => stocks.find((row) => indexOf(row) === index);
        return {
          stock: items.map((_, index) => stockOf(index)?.stock),
          sums: items.map((_, index) => stockOf(index)?.sum),
          carts: customers.map(({ id }) =>
            carts
              .filter(({ user_id: of }) => of === id)
              .map((row) => `${row.quantity} of ${indexOf(row)}`)
              .sort(),
          ),
          orders: orders.map(({ id, status }) => `${id} is ${status}`),
        };
      },
    };
  };

  /** What the database should say by the model. */
  const expected = (model: Model) => {
    const sumOf = (index: number) =>
      model.items.reduce(
        (sum, { stock }, other) => (itemAt(other).productId === itemAt(index).productId ? sum + stock : sum),
        0,
      );
    return {
      stock: model.items.map(({ stock }) => stock),
      sums: model.items.map((_, index) => sumOf(index)),
      carts: model.customers.map(({ cart }) => [...cart].map(([item, count]) => `${count} of ${item}`).sort()),
      orders: model.orders.toSorted((one, other) => one.id - other.id).map(({ id, status }) => `${id} is ${status}`),
    };
  };
  return { begin, expected, itemCount: items.length };
};

export type Marketplace = Awaited<ReturnType<typeof createMarketplace>>;
export type Run = Awaited<ReturnType<Marketplace['begin']>>['real'];
