import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnedAmounts, type SoldItem } from '../../src/modules/sales/returns/amounts.ts';

/** A line of untaxed goods at 10.00 each, with 5.00 of the shipping. */
const line = (id: number, quantity: number, returned = 0): SoldItem => ({
  ...{ id, productId: id, variantId: null, price: 1000, quantity, returned, returnedShipping: 0 },
  ...{ funder: 'platform', discount: 0, shippingShare: 500, vatGoods: 0, vatShipping: 0 },
  ...{ commission: 0, commissionVat: 0 },
});

const refunds = (items: SoldItem[], accepted: { itemId: number; units: number; isFault?: boolean }[]) =>
  returnedAmounts(
    items,
    accepted.map((each) => ({ isFault: false, ...each })),
  ).map(({ itemId, shipping, refund }) => [itemId, shipping, refund]);

test('A whole line keeps its shipping while other goods stay with the customer', () => {
  assert.deepEqual(refunds([line(1, 1), line(2, 2)], [{ itemId: 1, units: 1 }]), [[1, 0, 1000]]);
});

test('The last unit refunds all shipping, also of lines returned earlier', () => {
  assert.deepEqual(refunds([line(1, 1, 1), line(2, 2)], [{ itemId: 2, units: 2 }]), [
    [1, 500, 500],
    [2, 500, 2500],
  ]);
});

test('Shipping of faulty units is refunded with them', () => {
  assert.deepEqual(refunds([line(1, 2), line(2, 2)], [{ itemId: 1, units: 1, isFault: true }]), [[1, 250, 1250]]);
});
