import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderNumber } from '../../src/text/order-number.ts';

const SPELLINGS: [string, string][] = [
  ['BLS-QE2NCR8SYN', 'BLS-QE2NCR8SYN'],
  ['bls-qe2ncr8syn', 'BLS-QE2NCR8SYN'],
  ['#BLS QE2NC R8SYN', 'BLS-QE2NCR8SYN'],
  ['BLSQE2NCR8SYN', 'BLS-QE2NCR8SYN'],
  ['qe2ncr8syn', 'BLS-QE2NCR8SYN'],
  ['qe2n', 'BLS-QE2N'],
  ['qe2ncr8syn-2', 'BLS-QE2NCR8SYN-2'],
  ['bls qe2ncr8syn 12', 'BLS-QE2NCR8SYN-12'],
  ['٤٨٢٧١٩٣٠٥٦', 'BLS-4827193056'],
  ['bls-4827l93O56', 'BLS-4827193056'],
];

test('An order number is understood in any spelling', () => {
  for (const [typed, number] of SPELLINGS) assert.equal(orderNumber(typed), number, typed);
});
