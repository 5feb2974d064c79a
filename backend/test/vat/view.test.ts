import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toVatGroups, type StatedLine } from '../../src/modules/money/vat/view.ts';

const lineAt = (vatBp: number, vatGoods: number, more: Partial<StatedLine> = {}): StatedLine => ({
  ...{ subTotal: 11_500, discount: 0, shippingShare: 0, vatGoods, vatShipping: 0, funder: 'platform' },
  rate: { vat_class: 'standard', vat_reason: null, vat_bp: vatBp },
  ...more,
});

test('Lines are grouped by rate, the highest first, without untaxed lines', () => {
  const groups = toVatGroups(
    [
      lineAt(0, 0),
      lineAt(1_500, 1_500),
      lineAt(1_000, 1_045),
      lineAt(1_500, 1_500, { shippingShare: 2_300, vatShipping: 300 }),
      lineAt(0, 0, { rate: { vat_class: 'standard', vat_reason: 'not_registered', vat_bp: 0 } }),
    ],
    'SAR',
  );
  assert.deepEqual(groups, [
    { percent: 15, taxable: 220, vat: 33 },
    { percent: 10, taxable: 104.55, vat: 10.45 },
    { percent: 0, taxable: 115, vat: 0 },
  ]);
});
