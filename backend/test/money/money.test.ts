import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AmountsForm, amountsToWire, optionalAmountsToWire, OptionalAmountsForm } from '../../src/money/amounts.ts';
import { CURRENCY_DIGITS } from '../../src/facts/currencies.ts';
import { discounted, fromWire, priceColumns, toWire } from '../../src/money/money.ts';
import { Currency } from '../../src/wire/schemas.ts';

const anyCurrency = fc.constantFrom(...Currency.options);
const anyAmount = fc.integer({ min: 0, max: 10 ** 12 });

test('An amount that is formatted and parsed again is unchanged in every currency', () => {
  fc.assert(
    fc.property(anyCurrency, anyAmount, (currency, minor) => {
      assert.equal(fromWire(toWire(minor, currency), currency), minor);
    }),
  );
});

test('Dinars have three digits, riyals and dollars two', () => {
  assert.deepEqual(CURRENCY_DIGITS, { SAR: 2, BHD: 3, USD: 2 });
  assert.equal(fromWire(1.255, 'BHD'), 1255);
  assert.equal(fromWire(1.1, 'SAR'), 110);
});

test('An amount with too many digits for its currency is refused, not rounded', () => {
  for (const amount of [1.255, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 1e21])
    assert.equal(fromWire(amount, 'SAR'), null);
});

test('Each currency has columns for prices before and after the discount', () => {
  assert.deepEqual(priceColumns, {
    SAR: { price: 'price_sar', final: 'final_sar', topPrice: 'top_price_sar', topFinal: 'top_final_sar' },
    BHD: { price: 'price_bhd', final: 'final_bhd', topPrice: 'top_price_bhd', topFinal: 'top_final_bhd' },
    USD: { price: 'price_usd', final: 'final_usd', topPrice: 'top_price_usd', topFinal: 'top_final_usd' },
  });
});

test('A discount rounds halves up', () => {
  assert.equal(discounted(995, 10), 896);
  assert.equal(discounted(1000, 0), 1000);
  assert.equal(discounted(1000, 100), 0);
});

test('A form’s amounts are parsed by currency; only some may be omitted', () => {
  const form = { SAR: 12.55, BHD: 1.255, USD: 0 };
  assert.deepEqual(AmountsForm.parse(form), { SAR: 1255, BHD: 1255, USD: 0 });
  assert.deepEqual(OptionalAmountsForm.parse({ ...form, USD: null }), { SAR: 1255, BHD: 1255, USD: null });
  assert.equal(AmountsForm.safeParse({ ...form, USD: null }).success, false);
  assert.equal(AmountsForm.safeParse({ ...form, SAR: 1_000_000 }).success, true);
  const messageOf = (SAR: number) =>
    AmountsForm.safeParse({ ...form, SAR }).error?.issues.map(({ message }) => message);
  assert.deepEqual(messageOf(1.255), ['catalog.too_many_digits']);
  assert.deepEqual(messageOf(-1), ['validation.amount_negative']);
  assert.equal(messageOf(1_000_000.01)?.length, 1);
});

test('Amounts are returned in major units, and null stays null', () => {
  assert.deepEqual(amountsToWire({ SAR: 1255, BHD: 1255, USD: 0 }), { SAR: 12.55, BHD: 1.255, USD: 0 });
  assert.deepEqual(optionalAmountsToWire({ SAR: 1255, BHD: null, USD: 0 }), { SAR: 12.55, BHD: null, USD: 0 });
});
