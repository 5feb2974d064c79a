import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from './app.ts';
import type { Vendor } from './factories.ts';
import { createProductWriter } from './products.ts';

export type Product = TestResponse['body'];

/** A vendor who edits approved products, and an admin who decides on the changes. */
export const createProductReview = async (shop: TestApp, vendor: Vendor) => {
  const { token } = await shop.make.admin();
  const writer = createProductWriter(shop, vendor);
  const ask = (route: string, body?: object) => shop.call(route, { token, body });
  const toggle = (id: number) => ask(`POST /admin/product/toggle/approval/${id}`);
  const waiting = async (id: number) => (await ask(`GET /admin/product/${id}/changes`)).body;
  return {
    writer,
    ask,
    toggle,
    waiting,
    accept: (id: number, change_id: number) => ask(`POST /admin/product/${id}/accept-changes`, { change_id }),
    decline: (id: number, change_id: number, reason = 'Not what is in the picture') =>
      ask(`POST /admin/product/${id}/decline-changes`, { change_id, reason }),
    takeBack: (slug: string) => shop.call(`DELETE /vendor/products/${slug}/changes`, { token: vendor.token }),
    fieldsOf: async (id: number) => (await waiting(id)).changes.map(({ field }: { field: string }) => field),
    shopSees: async (slug: string) => (await shop.call(`GET /products/${slug}`)).body.product,

    /** A product on sale. */
    async onSale(fields: Product = {}): Promise<Product> {
      const product = await writer.created(fields);
      await toggle(product.id);
      return product;
    },

    async edit(product: Product, fields: Product): Promise<Product> {
      const { status, body, text } = await writer.edit(await writer.read(product.slug), fields);
      assert.equal(status, 200, text);
      return body;
    },

    /** The last audit line of a product. */
    lastLine: (id: number) =>
      shop.database.first<{ action: string; before: Product; after: Product }>(sql`
        SELECT action, before, after FROM audit_log
        WHERE entity = 'product' AND entity_id = ${String(id)} ORDER BY id DESC`),
  };
};

export type ProductReview = Awaited<ReturnType<typeof createProductReview>>;
