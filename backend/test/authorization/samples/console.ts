import { sql } from '../../../src/sql/sql.ts';
import { createCoupons } from '../../support/coupons.ts';
import { platformForm } from '../../support/platform.ts';
import { fileOf, photo } from '../../support/products.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';

/** The admin's routes for coupons, reviews, subscribers, messages and platform settings. */
export const consoleSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  const coupons = createCoupons(database);
  let made = 0;

  const insert = async (statement: ReturnType<typeof sql>) =>
    (await database.first<{ id: number }>(sql`${statement} RETURNING id`))?.id ?? 0;

  const coupon = async () => (await coupons.make()).id;

  const couponForm = async () => ({
    code: `MATRIX-${(made += 1)}`,
    kind: 'percent',
    percent: 15,
    starts_at: '2026-01-01T00:00:00Z',
    funded_by: 'vendor',
    vendor_id: (await make.vendor()).vendorId,
  });

  const review = async () => {
    const [{ id: productId }, { id: userId }] = [await make.product(), await make.customer()];
    return insert(sql`
      INSERT INTO reviews (product_id, user_id, rating, body) VALUES (${productId}, ${userId}, 5, 'Fits.')`);
  };

  const subscriber = () =>
    insert(sql`INSERT INTO newsletter_subscribers (email) VALUES (${`matrix-${(made += 1)}@example.com`})`);

  const message = () =>
    insert(sql`
      INSERT INTO contact_messages (name, email, phone_number, subject, message)
      VALUES ('Noor', 'noor@example.com', '0500000000', 'Gloves', 'Do you have size M?')`);

  const report = async () => {
    const { id, vendorId } = await make.product();
    return insert(sql`
      INSERT INTO reports (product_id, vendor_id, reason, text, reporter_email, lang)
      VALUES (${id}, ${vendorId}, 'unsafe', 'It broke.', 'noor@example.com', 'en')`);
  };

  const synonymForm = () => ({ term: `matrix ${(made += 1)}`, means: 'gloves' });
  const synonym = () => {
    const { term, means } = synonymForm();
    return insert(sql`INSERT INTO search_synonyms (term, means) VALUES (${term}, ${means})`);
  };

  const list = (query = {}) => ({ access: 'admin', request: () => ({ query }) }) as const;
  const one = (id: () => Promise<number>, body?: object) =>
    ({
      access: 'admin',
      request: async () => ({ params: { id: await id() }, ...(body && { body: { ...body } }) }),
      ids: { 'params.id': unowned },
    }) as const;
  const many = (id: () => Promise<number>, action: string) =>
    ({ access: 'admin', request: async () => ({ body: { ids: [await id(), await id()], action } }) }) as const;
  const vendorId = { 'body.vendor_id': { missing: MISSING, response: 422 } } as const;

  return {
    'GET /admin/coupons': list({ state: 'active' }),
    'GET /admin/coupons.csv': list({ funded_by: 'vendor' }),
    'GET /admin/coupons/:id': one(coupon),
    'GET /admin/coupons/:id/uses': one(coupon),
    'POST /admin/coupons': {
      access: 'admin',
      request: async () => ({ body: await couponForm() }),
      ids: vendorId,
    },
    'POST /admin/coupons/:id': {
      access: 'admin',
      request: async () => ({ params: { id: await coupon() }, body: { ...(await couponForm()), _method: 'PUT' } }),
      ids: { 'params.id': unowned, ...vendorId },
    },
    'POST /admin/coupons/:id/active': one(coupon, { active: false }),
    'DELETE /admin/coupons/:id': one(coupon),
    'POST /admin/coupons/bulk': many(coupon, 'deactivate'),
    'GET /admin/reviews': list({ state: 'waiting' }),
    'GET /admin/reviews.csv': list({ rating: 5 }),
    'POST /admin/reviews/:id/visibility': one(review, { visible: false, reason: 'It names a person.' }),
    'POST /admin/reviews/bulk': many(review, 'hide'),
    'GET /admin/newsletter': list({ state: 'pending' }),
    'GET /admin/newsletter.csv': list(),
    'POST /admin/newsletter/:id/unsubscribe': one(subscriber),
    'POST /admin/newsletter/bulk': many(subscriber, 'unsubscribe'),
    'GET /admin/reports': list({ state: 'open' }),
    'GET /admin/reports.csv': list(),
    'POST /admin/reports/:id': one(report, { state: 'kept', note: 'Checked.' }),
    'GET /admin/messages': list({ state: 'open' }),
    'GET /admin/messages.csv': list(),
    'POST /admin/messages/:id/handled': one(message, { handled: true }),
    'POST /admin/messages/bulk': many(message, 'handled'),
    'GET /admin/synonyms': list({ lang: 'ar' }),
    'GET /admin/search-misses': list({ search: 'mask' }),
    'POST /admin/synonyms': { access: 'admin', request: () => ({ body: synonymForm() }) },
    'POST /admin/synonyms/:id': {
      access: 'admin',
      request: async () => ({ params: { id: await synonym() }, body: { ...synonymForm(), _method: 'PUT' } }),
      ids: { 'params.id': unowned },
    },
    'DELETE /admin/synonyms/:id': one(synonym),
    'GET /site': { access: 'public', request: () => ({}) },
    'GET /shop-icons/:name.png': { access: 'public', request: () => ({ params: { name: '48' } }) },
    'GET /admin/shop-logo': { access: 'admin', request: () => ({}) },
    'POST /admin/shop-logo': { access: 'admin', request: async () => ({ body: { logo: fileOf(await photo()) } }) },
    'DELETE /admin/shop-logo': {
      access: 'admin',
      request: async () => {
        await database.query(sql`
          INSERT INTO settings (key, value) VALUES ('shop_logo', '{"storage_key": "uploads/a"}') ON CONFLICT DO NOTHING`);
        return {};
      },
    },
    'GET /admin/platform-settings': { access: 'admin', request: () => ({}) },
    'POST /admin/platform-settings': {
      access: 'admin',
      // Each save changes something.
      request: () => ({ body: platformForm({ handling_days_max: 4 + ((made += 1) % 50) }) }),
    },
  };
};
