import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { createCoupons } from '../support/coupons.ts';
import type { Sales } from '../support/sales.ts';
import type { Known } from './arbitraries.ts';
import { fileNames } from './encode.ts';
import { furnishOwnProducts } from './own-products.ts';

/** A small shop with one of everything, its users, and the values that a request may refer to. */
export const createFixtures = async (shop: TestApp, sales: Sales) => {
  const { make, database } = shop;
  const [customer, stranger] = [await make.customer(), await make.customer()];
  const [vendor, admin] = [await make.vendor(), await make.admin()];
  const { vendorId } = vendor;
  const sold = await make.product({ vendorId, stock: 100_000, tags: ['sterile'] });
  const sized = await make.product({ vendorId, variants: [{ value: 'S', stock: 100_000 }] });
  const coupon = await createCoupons(database).make({ perCustomerLimit: 1000 });
  const draft = await make.product({ status: 'draft' });
  for (const buyer of [customer, stranger]) {
    await sales.buy(buyer, [{ productId: sold.id }]);
    await sales.draft(buyer, [{ productId: sold.id }]);
  }
  const orders = await database.query<{ number: string }>(
    sql`SELECT order_no AS number FROM orders UNION ALL SELECT order_sub_no FROM vendor_orders`,
  );
  const numbers = orders.map(({ number }) => number);
  const billing = await sales.billing();
  const places = { country: [billing.country], state: [billing.state], city: [billing.city] };
  const ownProducts = await furnishOwnProducts(shop, vendor);
  const known: Known = {
    ...places,
    ...ownProducts,
    country_id: places.country,
    state_id: places.state,
    city_id: places.city,
    country_code: ['SA', 'sa', 'XX'],
    billing: [billing],
    id: [1, 2, 3, 4, 5, 6, sold.slug],
    product_id: [sold.id, sized.id, draft.id],
    variant_id: [...sized.variantIds, undefined],
    code: [coupon.code, ` ${coupon.code.toLowerCase()}`, 'NO-SUCH'],
    quantity: [1, 2, 9999],
    category: ['category-1', 'no-such'],
    order_no: numbers,
    slug: [...numbers, ...(ownProducts.slug ?? [])],
    user: [customer.id, stranger.id],
    status: ['Confirmed', 'cancell', 6, '1', 'Lost', 'active', 'draft'],
    active: [1, 0, 2],
    email: [customer.email, vendor.email, admin.email, ...Array.from({ length: 20 }, (_, n) => `new-${n}@example.com`)],
    phone_number: ['0500000008'],
    password: [TEST_PASSWORD],
    confirm_password: [TEST_PASSWORD],
    password_confirmation: [TEST_PASSWORD],
    current_password: [TEST_PASSWORD],
    new_password: [TEST_PASSWORD],
    cr_certificate: fileNames,
    file: fileNames,
    picture: fileNames,
    product_image: fileNames,
  };
  return { customer, vendor, admin, known };
};

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>;
