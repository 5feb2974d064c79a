import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountsOf } from '../../src/modules/money/balances/explanation.ts';
import type { SubOrderLineRow, SubOrderRow } from '../../src/modules/money/balances/sub-order-repository.ts';

/** Goods for 100 riyals with 10 off and 20 for shipping, of which 13.04 and 2.61 are tax. */
const line = {
  sub_total: 10_000,
  discount: 1_000,
  shipping_share: 2_000,
  vat_goods: 1_304,
  vat_shipping: 261,
  commission: 870,
  commission_vat: 130,
} as SubOrderLineRow;
const part = { discount_funder: 'platform', tax_issuer: 'vendor' } as SubOrderRow;

test('A coupon of the marketplace does not reduce the vendor’s earnings', () => {
  assert.deepEqual(amountsOf(line, part), {
    sub_total: 10_000,
    discount_by_vendor: 0,
    discount_by_platform: 1_000,
    shipping: 2_000,
    vat_goods: 1_304,
    vat_shipping: 261,
    commission_base: 8_696,
    commission: 870,
    commission_vat: 130,
    vat_withheld: 0,
    net: 11_000,
  });
  assert.deepEqual(amountsOf(line, { ...part, discount_funder: null }), amountsOf(line, part));
});

test('A vendor’s own coupon reduces their earnings, and withheld tax is deducted', () => {
  const amounts = amountsOf(line, { ...part, discount_funder: 'vendor', tax_issuer: 'platform' });
  assert.deepEqual(
    [amounts?.discount_by_vendor, amounts?.discount_by_platform, amounts?.vat_withheld, amounts?.net],
    [1_000, 0, 1_565, 8_435],
  );
});

test('A line from before tax and commission existed has no such amounts', () => {
  for (const missing of ['vat_goods', 'vat_shipping', 'commission', 'commission_vat'])
    assert.equal(amountsOf({ ...line, [missing]: null }, part), null, missing);
});
