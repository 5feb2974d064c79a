import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { emptyPlatform } from '../../src/modules/operations/platform/defaults.ts';
import { renderMail } from '../../src/mail/render.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

/** Sets the sum of goods from which an order earns a gift, in minor units. */
const promiseGift = (amounts: Partial<Record<'SAR' | 'BHD' | 'USD', number>>) => {
  const { promises, ...others } = emptyPlatform(null);
  const value = { ...others, promises: { ...promises, gift_from: { ...promises.gift_from, ...amounts } } };
  return cards.shop.database.query(sql`
    INSERT INTO settings (key, value) VALUES ('platform', ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
};

/** A draft in USD with goods of two vendors, for 20 and 30 dollars. */
const draft = async () => {
  const { make } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const [small, large] = [
    await make.product({ price: 2000 }),
    await make.product({ price: 1500, vendorId: vendor.vendorId }),
  ];
  const wishes = [{ productId: small.id }, { productId: large.id, quantity: 2 }];
  return { customer, vendor, orderNo: await cards.sales.draft(customer, wishes) };
};

const giftsOf = async ({ token }: { token: string }, orderNo: string): Promise<boolean[]> => {
  const { body } = await cards.shop.call(`GET /orders/placed/${orderNo}`, { token });
  return body.order.orders.map(({ gift }: { gift: boolean }) => gift);
};

/** Places a cash order for 50 dollars. @returns the gift flag of each sub-order */
const giftsOfOrder = async () => {
  const { customer, orderNo } = await draft();
  assert.equal((await cards.sales.place(customer, orderNo)).status, 200);
  return giftsOf(customer, orderNo);
};

test('The vendor with the largest share adds the gift once the threshold is reached', async () => {
  await promiseGift({ USD: 5000 });
  assert.deepEqual(await giftsOfOrder(), [false, true]);
});

test('An order below the threshold earns no gift, whatever the shipping', async () => {
  await promiseGift({ USD: 5001 });
  assert.deepEqual(await giftsOfOrder(), [false, false]);
});

test('A threshold in another currency earns no gift', async () => {
  await promiseGift({ SAR: 1, BHD: 1 });
  assert.deepEqual(await giftsOfOrder(), [false, false]);
});

test('Without a threshold or saved settings, no order earns a gift', async () => {
  await promiseGift({});
  assert.deepEqual(await giftsOfOrder(), [false, false]);
  await cards.shop.database.query(sql`DELETE FROM settings WHERE key = 'platform'`);
  assert.deepEqual(await giftsOfOrder(), [false, false]);
});

test('Changing the setting neither removes a gift nor adds one to an earlier order', async () => {
  await promiseGift({ USD: 5000 });
  const [promised, later] = [await draft(), await draft()];
  await cards.sales.place(promised.customer, promised.orderNo);
  await promiseGift({});
  await cards.sales.place(later.customer, later.orderNo);
  assert.deepEqual(await giftsOf(promised.customer, promised.orderNo), [false, true]);
  await promiseGift({ USD: 1 });
  assert.deepEqual(await giftsOf(later.customer, later.orderNo), [false, false]);
});

test('A card order has the gift that was promised when it was placed', async () => {
  await promiseGift({ USD: 5000 });
  const { customer, orderNo } = await draft();
  const body = { order_no: orderNo, payment_method: 'card', billing: await cards.sales.billing() };
  await cards.shop.call('POST /orders/place-order', { token: customer.token, body });
  await promiseGift({});
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  await cards.poll(customer, orderNo);
  assert.deepEqual(await giftsOf(customer, orderNo), [false, true]);
});

test('The order and its mail show the gift to the customer and to the vendor adding it', async () => {
  await promiseGift({ USD: 5000 });
  const { shop } = cards;
  const { customer, vendor, orderNo } = await draft();
  await cards.sales.place(customer, orderNo);
  const { body } = await shop.call(`GET /vendor/orders/${orderNo}-2`, { token: vendor.token });
  assert.equal(body.order.gift, true);
  const mails = await shop.database.query<{ template: string; payload: Record<string, unknown> }>(sql`
    SELECT template, payload FROM outbox WHERE payload ->> 'order_no' = ${orderNo} ORDER BY id`);
  const texts = (lang: 'en' | 'ar') => mails.map((mail) => renderMail({ ...mail, lang }, 'https://balsam.test').text);
  const [confirmation, first, second] = texts('en');
  assert.match(confirmation ?? '', /A little extra comes with your order\./);
  assert.doesNotMatch(first ?? '', /Gift/);
  assert.match(second ?? '', /Gift: add a little extra to the parcel\./);
  assert.match(texts('ar').at(-1) ?? '', /أضف هدية صغيرة إلى الطرد/);
});
