import type { Goods, openStore } from './goods.ts';
import { CANARY, type Writing } from './planting.ts';
import { fillCart, must, openCheckout, type Answer, type findPlace, type Shopper } from './shoppers.ts';

/** Everybody who writes, and where. */
export interface Scene {
  readonly customer: Shopper;
  readonly vendor: Shopper;
  readonly admin: Shopper;
  readonly visitor: Shopper;
  readonly store: Awaited<ReturnType<typeof openStore>>;
  readonly goods: Goods;
  readonly place: Awaited<ReturnType<typeof findPlace>>;
  /** Plants the canary in the fields of a call, and notes what became of it. */
  readonly write: (writing: Writing) => Promise<Answer>;
}

const PHONE_NUMBER = '+966 55 123 4567';

export async function writeAsVisitor({ customer, visitor, write }: Scene): Promise<void> {
  await write({
    who: visitor,
    route: 'POST /contactUs',
    names: ['name', 'subject'],
    texts: ['message'],
    rest: { email: customer.person.email, phone_number: PHONE_NUMBER },
  });
  await write({
    who: visitor,
    route: 'POST /beacons',
    names: ['version', 'phase', 'code'],
    rest: { area: 'storefront' },
  });
  const passwords = { password: 'olive-lantern-92', confirm_password: 'olive-lantern-92' };
  const register = {
    ...passwords,
    email: `canary.${Date.now()}@journeys.balsam.test`,
    phone_number: PHONE_NUMBER,
    terms: 'true',
    account_type: 'customer',
  };
  await write({ who: visitor, route: 'POST /auth/register', names: ['firstname', 'lastname'], rest: register });
  await visitor.call(`GET /products?filter=true&search=${encodeURIComponent(CANARY)}`);
}

/** @returns the number of the order that was placed */
export async function writeAsCustomer({ customer, goods, place, write }: Scene): Promise<string> {
  const { email } = customer.person;
  const phone_number = PHONE_NUMBER;
  const ids = { country_id: place.country, state_id: place.state, city_id: place.city };
  await write({ who: customer, route: 'POST /user', names: ['firstname', 'lastname'], rest: { phone_number } });
  await write({
    who: customer,
    route: 'POST /user/address',
    names: ['address_1', 'address_2', 'postal_code', 'national_address'],
    rest: { type: 1, ...ids, phone_number },
  });
  await fillCart(customer, [{ product_id: goods.id, quantity: 2 }]);
  const order_no = await openCheckout(customer);
  const billing = { ...place, email, phone_number, postal_code: '12211' };
  await write({
    ...{ who: customer, route: 'POST /orders/place-order', texts: ['billing.message'] },
    names: ['firstname', 'lastname', 'company_name', 'company_address', 'address_1', 'address_2'].map(
      (name) => `billing.${name}`,
    ),
    rest: { order_no, payment_method: 'cash', billing, remember: true },
  });
  return order_no;
}

/** The vendor notes how the order goes, the customer reviews what came, and the vendor answers. */
export async function writeOfSale({ customer, vendor, goods, write }: Scene, order_no: string): Promise<void> {
  const { orders } = (await must(vendor.call(`GET /vendor/orders?search=${order_no}`))).body.data;
  const orderId = orders[0]?.id;
  for (const status of ['Confirmed', 'Shipped', 'Completed'])
    await write({
      who: vendor,
      route: `POST /vendor/orders/${orderId}/status`,
      names: [],
      texts: ['note', 'tracking_information'],
      rest: { status },
    });
  const review = await write({
    who: customer,
    route: `POST /products/${goods.id}/reviews`,
    names: [],
    texts: ['review'],
    rest: { rating: 4 },
  });
  const reviewId = review.body?.review?.id ?? review.body?.data?.id;
  if (reviewId)
    await write({ who: vendor, route: `POST /vendor/reviews/${reviewId}/answer`, names: [], texts: ['answer'] });
}

export async function writeAboutStore({ vendor, place, write }: Scene): Promise<void> {
  await write({
    who: vendor,
    route: 'POST /vendor/general-settings',
    names: ['company_name', 'company_address', 'postal_code'],
    rest: { ...place, company_phone_no: '+966551234567' },
  });
  await write({
    who: vendor,
    route: 'POST /vendor/identity',
    names: ['company_name', 'company_name_arabic'],
  });
  // Another number than now would need its certificate, too: it is tried alone.
  await write({ who: vendor, route: 'POST /vendor/identity', names: ['cr_number'] });
}

/** @returns the product's slug, which follows its name */
export async function writeProduct({ vendor, goods, write }: Scene): Promise<string> {
  const form = (await must(vendor.call(`GET /vendor/products/${goods.slug}`))).body.product;
  const { category_id, price_sar, price_bhd, price_usd, images } = form;
  const prices = { price_sar, price_bhd, price_usd };
  const variants = ['S', 'M'].map((sku) => ({ type: 'size', value: sku, sku, barcode: sku, stock: 3, ...prices }));
  const product = await write({
    ...{ who: vendor, route: `POST /vendor/products/${goods.slug}` },
    names: [
      'name',
      'arabic_name',
      'sku',
      'barcode',
      'tags.0',
      'variants.0.value',
      'variants.0.value_arabic',
      'variants.0.sku',
    ],
    texts: ['description', 'arabic_description'],
    rest: {
      _method: 'PUT',
      category_id,
      ...prices,
      stock: 9,
      status: 'active',
      images: images?.map(({ id }: { id: number }) => ({ id })),
      tags: [''],
      variants,
    },
  });
  return product.body?.product?.slug ?? goods.slug;
}

/** What a vendor has changed waits beside what is approved. */
export async function acceptChanges({ admin, goods }: Scene): Promise<void> {
  const changes = (await admin.call(`GET /admin/product/${goods.id}/changes`)).body?.change_id;
  if (changes) await admin.call(`POST /admin/product/${goods.id}/accept-changes`, { body: { change_id: changes } });
}

export async function writeContents({ admin, write }: Scene): Promise<void> {
  await write({ who: admin, route: 'POST /admin/synonyms', names: ['term', 'means'] });
  await write({
    who: admin,
    route: 'POST /admin/testimonials',
    names: ['name', 'name_arabic', 'place', 'place_arabic'],
    texts: ['words', 'words_arabic'],
    rest: { published: true },
  });
  const post = { drawing: 'mask', dated: new Date().toISOString().slice(0, 10), published: true };
  await write({
    who: admin,
    route: 'POST /admin/posts',
    names: ['title', 'title_arabic'],
    texts: ['summary', 'summary_arabic', 'body', 'body_arabic'],
    rest: post,
  });
  await write({
    who: admin,
    route: 'POST /admin/pages/terms',
    names: [],
    texts: ['body', 'body_arabic'],
    rest: { publish: true },
  });
}

export async function writeSettings({ admin, store, place, write }: Scene): Promise<void> {
  await write({ who: admin, route: `POST /admin/places/${place.country}/states`, names: ['name', 'name_arabic'] });
  await write({ who: admin, route: `POST /admin/places/states/${place.state}/cities`, names: ['name', 'name_arabic'] });
  await write({
    who: admin,
    route: `POST /admin/vendor/${store.vendor.id}`,
    names: ['firstname', 'lastname', 'store_address.company_name', 'store_address.company_address'],
    texts: ['remarks'],
    rest: { _method: 'PUT' },
  });
  const { data: settings } = (await must(admin.call('GET /admin/platform-settings'))).body;
  const { updated_at: _savedAt, ...platform } = settings;
  await write({
    ...{ who: admin, route: 'POST /admin/platform-settings', rest: platform },
    names: [
      'company.legal_name',
      'company.legal_name_arabic',
      'company.cr_number',
      'contact.address',
      'contact.address_arabic',
    ],
  });
}
