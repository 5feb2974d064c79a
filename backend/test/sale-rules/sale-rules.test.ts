import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saleRules } from '../../src/modules/sales/sale-rules/sale-rules.ts';

const rules = {
  audience: 'anyone',
  cold: false,
  keep_at: null,
  min_age: null,
  limits: [{ quantity: 2, days: 30 }],
} as const;
const line = { rules: { ...rules, limits: [...rules.limits] }, quantity: 2, keepsCold: true };
const buyer = { ageConfirmed: false, today: '2026-11-30' };

test('A limit counts what was bought within its window', () => {
  assert.deepEqual(saleRules(line, buyer, []), []);
  assert.deepEqual(saleRules(line, buyer, [{ day: '2026-10-31', quantity: 2 }]), []);
  const [problem] = saleRules(line, buyer, [
    { day: '2026-11-20', quantity: 1 },
    { day: '2026-10-31', quantity: 5 },
  ]);
  assert.deepEqual(problem, { code: 'limit_reached', left: 1, limit: 2, days: 30, again_on: '2026-12-20' });
  const [alone] = saleRules({ ...line, quantity: 3 }, buyer, []);
  assert.deepEqual(alone, { code: 'limit_reached', left: 2, limit: 2, days: 30, again_on: null });
});

test('The strictest of two limits is named', () => {
  const limits = [
    { quantity: 5, days: 10 },
    { quantity: 6, days: 365 },
  ];
  const both = { ...line, rules: { ...rules, limits }, quantity: 4 };
  const [problem] = saleRules(both, buyer, [{ day: '2026-01-31', quantity: 4 }]);
  assert.deepEqual(problem, { code: 'limit_reached', left: 2, limit: 6, days: 365, again_on: '2027-01-31' });
});

test('Age and cold chain are problems until they are met', () => {
  const strict = { ...line, rules: { ...rules, limits: [], min_age: 18, cold: true } };
  const codes = (keepsCold: boolean, ageConfirmed: boolean) =>
    saleRules({ ...strict, keepsCold }, { ...buyer, ageConfirmed }, []).map(({ code }) => code);
  assert.deepEqual(codes(false, false), ['age_confirmation', 'cold_not_delivered']);
  assert.deepEqual(codes(true, true), []);
  assert.deepEqual(saleRules({ ...line, rules: null }, buyer, [{ day: buyer.today, quantity: 9 }]), []);
});
