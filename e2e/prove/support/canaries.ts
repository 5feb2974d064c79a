import { DEMO } from '../../support/people.ts';
import { openStore } from './goods.ts';
import { CANARY, plant, type PlantedFields, type Writing } from './planting.ts';
import type { Shop } from './shop.ts';
import {
  fillCart,
  findPlace,
  must,
  newShopper,
  openCheckout,
  signIn,
  signUp,
  type Answer,
  type Shopper,
} from './shoppers.ts';

/** What became of the canary in each field: kept as text, or refused with the field's name. */
export interface Planted extends PlantedFields {
  readonly people: { readonly customer: Shopper; readonly vendor: Shopper; readonly admin: Shopper };
  readonly slug: string;
  readonly orderNo: string;
}

/** Everybody writes the canary into every field that takes text, in the order in which a shop lives. */
export async function plantCanaries(shop: Shop, say: (line: string) => void): Promise<Planted> {
  const { origin } = shop;
  const [customer] = await signUp(origin, 1);
  if (!customer) throw new Error('Nobody has signed up.');
  const store = await openStore(shop);
  const goods = await store.sell(50);
  const vendor = newShopper(origin, store.vendor.token);
  const admin = await signIn(newShopper(origin), DEMO.admin);
  const visitor = newShopper(origin);
  const place = await findPlace(customer);
  const ids = { country_id: place.country, state_id: place.state, city_id: place.city };
  const phone_number = '+966 55 123 4567';
  const kept: string[] = [];
  const refused: string[] = [];
  const unclear: string[] = [];
  const write = async (writing: Writing): Promise<Answer> => {
    const planted = await plant(writing);
    kept.push(...planted.kept);
    refused.push(...planted.refused);
    unclear.push(
      ...planted.unclear.map(
        (field) => `${field}: ${JSON.stringify(planted.answer.body?.errors ?? planted.answer.text.slice(0, 160))}`,
      ),
    );
    return planted.answer;
  };

  say('visitors and customers write');
  const { email } = customer.person;
  await write({
    who: visitor,
    route: 'POST /contactUs',
    names: ['name', 'subject'],
    texts: ['message'],
    rest: { email, phone_number },
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
    phone_number,
    terms: 'true',
    account_type: 'customer',
  };
  await write({ who: visitor, route: 'POST /auth/register', names: ['firstname', 'lastname'], rest: register });
  await visitor.call(`GET /products?filter=true&search=${encodeURIComponent(CANARY)}`);
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

  say('vendors write');
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
  await write({
    who: vendor,
    route: 'POST /vendor/general-settings',
    names: ['company_name', 'company_address', 'postal_code'],
    rest: { ...place, company_phone_no: '+966551234567' },
  });
  await write({
    who: vendor,
    route: 'POST /vendor/identity',
    names: ['company_name', 'company_name_arabic', 'cr_number'],
  });
  const form = (await must(vendor.call(`GET /vendor/products/${goods.slug}`))).body.product;
  const { category_id, price_sar, price_bhd, price_usd, images } = form;
  const variants = ['S', 'M'].map((sku) => ({
    type: 'size',
    value: sku,
    sku,
    barcode: sku,
    stock: 3,
    price_sar,
    price_bhd,
    price_usd,
  }));
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
      price_sar,
      price_bhd,
      price_usd,
      stock: 9,
      status: 'active',
      images: images?.map(({ id }: { id: number }) => ({ id })),
      tags: [''],
      variants,
    },
  });
  const slug = product.body?.product?.slug ?? goods.slug;

  say('the admin writes');
  const changes = (await admin.call(`GET /admin/product/${goods.id}/changes`)).body?.change_id;
  if (changes) await admin.call(`POST /admin/product/${goods.id}/accept-changes`, { body: { change_id: changes } });
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
  return { kept, refused, unclear, people: { customer, vendor, admin }, slug, orderNo: order_no };
}
