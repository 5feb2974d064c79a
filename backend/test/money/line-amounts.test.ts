import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharesOf, taxableGoods, vatOf } from '../../src/money/line-amounts.ts';
import { parts, run, SEED, sum, type SoldSubOrder } from './arbitraries.ts';
import { handOut, taxInside } from './oracle.ts';

const linesOf = ({ lines, discount, shippingCost }: SoldSubOrder) => {
  const subTotals = lines.map((line) => line.price * line.quantity);
  const shares = sharesOf(subTotals, discount, shippingCost);
  return shares.map((share, index) => ({
    ...share,
    subTotal: subTotals[index] ?? 0,
    vatBp: lines[index]?.vatBp ?? 0,
  }));
};

test('The lines of a sub-order carry its discount and shipping, and none is negative', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(parts, (part) => {
    const lines = linesOf(part);
    assert.equal(sum(lines.map((line) => line.discount)), part.discount);
    assert.equal(sum(lines.map((line) => line.shippingShare)), part.shippingCost);
    for (const { subTotal, discount, shippingShare } of lines) {
      assert.ok(discount >= 0 && discount <= subTotal && shippingShare >= 0);
    }
  });
  fc.assert(property, run);
});

test('Line taxes add up to the sub-order’s tax at each rate and never exceed prices', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(parts, (part) => {
    const lines = linesOf(part);
    const taxes = vatOf(lines, part.funder);
    for (const rate of new Set(lines.map(({ vatBp }) => vatBp))) {
      const at = lines.flatMap((line, index) => (line.vatBp === rate ? [index] : []));
      const gross = sum(
        at.map((index) => {
          const line = lines[index];
          return line ? taxableGoods(line, part.funder) + line.shippingShare : 0;
        }),
      );
      const vat = sum(at.map((index) => (taxes[index]?.vatGoods ?? 0) + (taxes[index]?.vatShipping ?? 0)));
      assert.equal(vat, taxInside(gross, rate));
    }
    lines.forEach((line, index) => {
      const { vatGoods = -1, vatShipping = -1 } = taxes[index] ?? {};
      const funded = line.subTotal - taxableGoods(line, part.funder);
      assert.ok(vatGoods >= 0 && funded + vatGoods <= line.subTotal);
      assert.ok(vatShipping >= 0 && vatShipping <= line.shippingShare);
    });
  });
  fc.assert(property, run);
});

test('A calculation on paper has the same result line by line', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(parts, (part) => {
    const subTotals = part.lines.map((line) => line.price * line.quantity);
    const discounts = handOut(part.discount, subTotals);
    const left = subTotals.map((subTotal, index) => subTotal - (discounts[index] ?? 0));
    const shippings = handOut(part.shippingCost, left);
    const lines = linesOf(part);
    assert.deepEqual(
      lines.map(({ discount, shippingShare }) => [discount, shippingShare]),
      discounts.map((discount, index) => [discount, shippings[index]]),
    );
    const goods = part.funder === 'vendor' ? left : subTotals;
    const expected = part.lines.map(() => [0, 0]);
    for (const { vatBp } of part.lines) {
      const at = part.lines.flatMap((line, index) => (line.vatBp === vatBp ? [index] : []));
      const grosses = at.flatMap((index) => [goods[index] ?? 0, shippings[index] ?? 0]);
      const taxes = handOut(taxInside(sum(grosses), vatBp), grosses);
      at.forEach((index, place) => (expected[index] = taxes.slice(2 * place, 2 * place + 2)));
    }
    assert.deepEqual(
      vatOf(lines, part.funder).map(({ vatGoods, vatShipping }) => [vatGoods, vatShipping]),
      expected,
    );
  });
  fc.assert(property, run);
});

test('A marketplace coupon is taxed as part of the price; a vendor’s discount is not', () => {
  const lines = [{ subTotal: 11_500, discount: 1150, shippingShare: 0, vatBp: 1500 }];
  assert.deepEqual(vatOf(lines, 'platform'), [{ vatGoods: 1500, vatShipping: 0 }]);
  assert.deepEqual(vatOf(lines, 'vendor'), [{ vatGoods: 1350, vatShipping: 0 }]);
});

test('Delivery is taxed like the goods in it', () => {
  const zero = { subTotal: 5000, discount: 0, shippingShare: 1150, vatBp: 0 };
  const standard = { ...zero, subTotal: 11_500, vatBp: 1500 };
  assert.deepEqual(vatOf([zero, standard], 'platform'), [
    { vatGoods: 0, vatShipping: 0 },
    { vatGoods: 1500, vatShipping: 150 },
  ]);
});
