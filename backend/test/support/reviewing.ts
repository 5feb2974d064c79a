import { sql } from '../../src/sql/sql.ts';
import type { TestResponse, TestApp } from './app.ts';
import type { Person } from './factories.ts';
import { createSales } from './sales.ts';

type Signed = Pick<Person, 'id' | 'token'>;

/** Purchases and reviews by customers. */
export const createReviewing = (shop: TestApp) => {
  const { call, make, database } = shop;
  const sales = createSales(shop);

  const reviewing = {
    /** Buys one piece. @returns the id of the sub-order */
    async buy(customer: Signed, productId: number): Promise<number> {
      const [partId = 0] = await sales.buy(customer, [{ productId }]);
      return partId;
    },

    setStatus: (partId: number, status: number) =>
      database.query(sql`
        UPDATE vendor_orders SET status = ${status},
          restocked_at = CASE WHEN ${status}::smallint IN (5, 6) THEN now() END
        WHERE id = ${partId}`),

    /** Gives a customer a completed order of the product. */
    async own(customer: Signed, productId: number): Promise<void> {
      await reviewing.setStatus(await reviewing.buy(customer, productId), 4);
    },

    /** A new customer who owns the product. */
    async owner(productId: number): Promise<Person> {
      const customer = await make.customer();
      await reviewing.own(customer, productId);
      return customer;
    },

    write: ({ token }: Signed, productId: number, body: object): Promise<TestResponse> =>
      call(`POST /products/${productId}/reviews`, { token, body }),

    async read(idOrSlug: number | string, person?: Signed): Promise<TestResponse['body']> {
      return (await call(`GET /products/${idOrSlug}/reviews`, { token: person?.token })).body;
    },

    hide: (reviewId: number) =>
      database.query(sql`UPDATE reviews SET hidden_at = now(), moderated_at = now() WHERE id = ${reviewId}`),

    /** The rating as stored on the product. */
    stored: (productId: number) =>
      database.first<{ average: number; total: number }>(
        sql`SELECT rating_avg::float8 AS average, total_reviews AS total FROM products WHERE id = ${productId}`,
      ),
  };
  return reviewing;
};

export type Reviewing = ReturnType<typeof createReviewing>;
