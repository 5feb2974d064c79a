import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createReturns, type Returns } from '../support/returns.ts';
import { createSales } from '../support/sales.ts';

let shop: TestApp;
let returns: Returns;
before(async () => {
  shop = await buildTestApp();
  returns = createReturns(shop, createSales(shop));
});
after(() => shop.close());

test('The return address is visible only until the goods have arrived', async () => {
  const { countryId, stateId, cityId } = await shop.make.place();
  const delivered = await returns.delivered([4]);
  const { customer, vendor } = delivered;
  await shop.database.query(sql`
    UPDATE vendors SET company_name = 'Palm Supplies', company_name_ar = 'لوازم النخلة', country_id = ${countryId},
      state_id = ${stateId}, city_id = ${cityId}, postal_code = '12345' WHERE id = ${vendor.vendorId}`);
  const sendTo = async (no: string, lang = 'en') =>
    (await shop.call(`GET /returns/${no}`, { token: customer.token, headers: { lang } })).body.data.send_to;
  const { return_no: no, send_to: asked } = await returns.asked(delivered, {});
  assert.equal(asked, null);
  await returns.say(vendor, `/vendor/returns/${no}/decision`, { decision: 'approve' });
  const { name, address_1, city, state, zip_code, country, phone_number } = await sendTo(no);
  assert.deepEqual(
    [name, address_1, zip_code, phone_number],
    ['Palm Supplies', '1 Market Street', '12345', '0500000000'],
  );
  assert.deepEqual([city, state, country], ['Riyadh', 'Riyadh Region', 'Saudi Arabia']);
  const arabic = await sendTo(no, 'ar');
  assert.deepEqual([arabic.name, arabic.city], ['لوازم النخلة', 'الرياض']);
  await returns.say(customer, `/returns/${no}/sent`);
  assert.equal((await sendTo(no)).name, 'Palm Supplies');
  await returns.say(vendor, `/vendor/returns/${no}/received`);
  assert.equal(await sendTo(no), null);

  const overruled = await returns.asked(delivered, {});
  const decline = { decision: 'decline', reason: 'It was used.' };
  await returns.say(vendor, `/vendor/returns/${overruled.return_no}/decision`, decline);
  assert.equal(await sendTo(overruled.return_no), null);
  const admin = await shop.make.admin();
  const approve = { decision: 'approve', reason: 'It was not.' };
  await returns.say(admin, `/admin/returns/${overruled.return_no}/overrule`, approve);
  assert.equal((await sendTo(overruled.return_no)).address_1, '1 Market Street');
  assert.equal((await returns.keptBy(delivered, {})).send_to, null);
});
