import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { portion } from '../../src/money/amount-shares.ts';
import { sharesOf, taxableGoods, vatOf } from '../../src/money/line-amounts.ts';
import { amountsOfUnits, type CarriedAmounts, type SoldLine } from '../../src/money/returned-amounts.ts';
import { parts, rate, run, SEED } from './arbitraries.ts';

/** A line of a random sub-order and how its units are returned: portions, some with their shipping. */
const returning = fc
  .record({ part: parts, commissionBp: rate, commissionVatBp: rate, place: fc.nat(59) })
  .chain(({ part, commissionBp, commissionVatBp, place }) => {
    const subTotals = part.lines.map((line) => line.price * line.quantity);
    const shares = sharesOf(subTotals, part.discount, part.shippingCost);
    const priced = shares.map((share, index) => ({
      ...share,
      subTotal: subTotals[index] ?? 0,
      vatBp: part.lines[index]?.vatBp ?? 0,
    }));
    const index = place % part.lines.length;
    const [line, share, tax] = [part.lines[index], priced[index], vatOf(priced, part.funder)[index]];
    if (!line || !share || !tax) throw new Error('A part has no such line.');
    const commission = portion(taxableGoods(share, part.funder) - tax.vatGoods, commissionBp);
    const sold: SoldLine = {
      ...{ price: line.price, quantity: line.quantity, funder: part.funder },
      ...{ discount: share.discount, shippingShare: share.shippingShare, ...tax },
      ...{ commission, commissionVat: portion(commission, commissionVatBp) },
    };
    const borders = fc.array(fc.nat(line.quantity), { maxLength: 6 });
    return fc.record({ sold: fc.constant(sold), borders, keepsShipping: fc.boolean() });
  });

const wholeOf = ({ price, quantity, funder: _, ...amounts }: SoldLine): CarriedAmounts => ({
  ...amounts,
  subTotal: price * quantity,
});

const stepsOf = (sold: SoldLine, borders: readonly number[]): CarriedAmounts[] => {
  const reached = [0, ...borders.toSorted((left, right) => left - right), sold.quantity];
  const states = reached.map((units) => amountsOfUnits(sold, units, units));
  return states.slice(1).map((state, index) => minus(state, states[index]));
};

const minus = (after: CarriedAmounts, before?: CarriedAmounts): CarriedAmounts => {
  if (!before) throw new Error('There is nothing before the first step.');
  return {
    subTotal: after.subTotal - before.subTotal,
    discount: after.discount - before.discount,
    shippingShare: after.shippingShare - before.shippingShare,
    vatGoods: after.vatGoods - before.vatGoods,
    vatShipping: after.vatShipping - before.vatShipping,
    commission: after.commission - before.commission,
    commissionVat: after.commissionVat - before.commissionVat,
  };
};

test('A line returned in portions adds up to the whole, and no step is negative', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(returning, ({ sold, borders }) => {
    const steps = stepsOf(sold, borders);
    const added = steps.reduce((sum, step) => minus(sum, minus(amountsOfUnits(sold, 0, 0), step)));
    assert.deepEqual(added, wholeOf(sold));
    for (const step of steps) {
      for (const amount of Object.values(step)) assert.ok(amount >= 0);
      const goods = taxableGoods(step, sold.funder);
      assert.ok(step.subTotal - step.discount + step.shippingShare >= 0, 'a return would cost money');
      assert.ok(
        step.vatGoods <= goods && step.vatShipping <= step.shippingShare,
        'a credit note has more tax than goods',
      );
      assert.ok(step.commission <= goods - step.vatGoods);
    }
  });
  fc.assert(property, run);
});

test('Units returned in any order, with or without shipping, add up to the same', (t) => {
  t.diagnostic(SEED);
  const property = fc.property(returning, ({ sold, keepsShipping }) => {
    const end = amountsOfUnits(sold, sold.quantity, keepsShipping ? 0 : sold.quantity);
    const whole = wholeOf(sold);
    assert.deepEqual(end, keepsShipping ? { ...whole, shippingShare: 0, vatShipping: 0 } : whole);
  });
  fc.assert(property, run);
});

test('One of three returned masks refunds a third, rounded down, and the last the rest', () => {
  const sold: SoldLine = {
    ...{ price: 1000, quantity: 3, funder: 'vendor', discount: 100, shippingShare: 500 },
    ...{ vatGoods: 378, vatShipping: 65, commission: 252, commissionVat: 38 },
  };
  const first = amountsOfUnits(sold, 1, 0);
  assert.deepEqual(first, {
    ...{ subTotal: 1000, discount: 33, shippingShare: 0, vatGoods: 126, vatShipping: 0 },
    ...{ commission: 84, commissionVat: 12 },
  });
  assert.deepEqual(amountsOfUnits(sold, 3, 3), wholeOf(sold));
});
