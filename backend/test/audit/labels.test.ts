import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createProductWriter, fileOf, photo } from '../support/products.ts';
import { certificate } from '../support/vendors.ts';
import { createLineReader, type Line } from '../support/audit-lines.ts';

let shop: TestApp;
let token: string;
let lineOf: (work: () => Promise<{ status: number; text: string }>) => Promise<Pick<Line, 'before' | 'after'>>;
before(async () => {
  shop = await buildTestApp();
  ({ token } = await shop.make.admin());
  const linesOf = createLineReader(shop.database);
  lineOf = async (work) => {
    const { outcome, lines } = await linesOf(work);
    assert.deepEqual([outcome.status, lines.length], [200, 1], outcome.text);
    const { before: was, after: is } = lines[0] ?? { before: null, after: null };
    return { before: was, after: is };
  };
});
after(() => shop.close());

test('The log shows a vendor’s city and files by name', async () => {
  const { vendorId } = await shop.make.vendor();
  const { countryId: country, stateId: state, cityId: city } = await shop.make.place();
  const save = (logo: string) => async () => {
    const files = { logo: fileOf(await photo(), logo), cr_certificate: certificate('cr-2026.pdf') };
    const body = { _method: 'PUT', ...files, store_address: { country, state, city } };
    return shop.call(`POST /admin/vendor/${vendorId}`, { token, body });
  };
  const { after: moved } = await lineOf(save('cedar.png'));
  assert.deepEqual(moved, {
    country: 'Saudi Arabia',
    state: 'Riyadh Region',
    city: 'Riyadh',
    logo: 'cedar.png',
    cr_certificate: 'cr-2026.pdf',
  });
  const redrawn = await lineOf(save('cedar-2.png'));
  assert.deepEqual(redrawn, {
    before: { logo: 'cedar.png', cr_certificate: 'cr-2026.pdf' },
    after: { logo: 'cedar-2.png', cr_certificate: 'cr-2026.pdf' },
  });
});

test('The log shows prices of products, shipping zones and coupons in major units', async () => {
  const vendor = await shop.make.vendor();
  const { countryId: country_id } = await shop.make.place();
  const writer = createProductWriter(shop, vendor);
  const masks = await shop.make.category({ name: 'Masks' });
  const product = await writer.created({ price_bhd: 4.955, category_id: masks.id });
  const { id: category_id } = await shop.make.category({ name: 'Gauze' });
  assert.deepEqual(await lineOf(() => writer.edit(product, { price_bhd: 5.5, category_id })), {
    before: { price_bhd: 4.955, category: 'Masks' },
    after: { price_bhd: 5.5, category: 'Gauze' },
  });

  const rates = ['SAR', 'BHD', 'USD'].map((currency) => ({ currency, flat_fee: 2.5, free_from: null, cold_fee: 0 }));
  const zone = { country_id, handling_days_min: 1, handling_days_max: 3, rates };
  assert.deepEqual(await lineOf(() => shop.call('POST /vendor/shipping-zones', { token: vendor.token, body: zone })), {
    before: null,
    after: { country: 'Saudi Arabia', handling_days_min: 1, handling_days_max: 3, cold: false, rates },
  });

  const { vendorId: vendor_id } = vendor;
  const amounts = { SAR: 10.5, BHD: 1.055, USD: 2.8 };
  const coupon = { code: 'TENOFF', kind: 'amount', amounts, funded_by: 'vendor', vendor_id };
  const { after: made } = await lineOf(() => shop.call('POST /admin/coupons', { token, body: coupon }));
  assert.deepEqual([made?.amounts, made?.vendor], [amounts, `Supplies ${vendor.id}`]);
});
