import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  filteredCodes,
  isCancelled,
  isUnderway,
  parseStatus,
  statusCodes,
} from '../../src/modules/sales/orders/status/status.ts';

test('A status is parsed from its number, its label and the documented spellings', () => {
  assert.deepEqual(['1', 3, 'shipped', 'Completed'].map(parseStatus), [1, 3, 3, 4]);
  assert.deepEqual(['ordered', 'cancell', 'cancel', 'CANCELLED'].map(parseStatus), [1, 5, 5, 5]);
  assert.equal(parseStatus('Cancel  with - refund'), 6);
  assert.deepEqual(['cancel_with_refund', 'CancelWithRefund', 'Cancel-With Refund '].map(parseStatus), [6, 6, 6]);
});

test('Unknown texts and numbers are not a status', () => {
  for (const text of ['', '0', '7', 'lost', '-1', '-5', '- 5', '1-', '1 2', '٥-', '__proto__', 'constructor', '1.5'])
    assert.equal(parseStatus(text), null, text);
});

test('The filter for cancelled orders includes refunded ones', () => {
  assert.deepEqual([filteredCodes(5), filteredCodes(6), filteredCodes(1)], [[5, 6], [6], [1]]);
  assert.deepEqual(
    [1, 5, 6].map((code) => isCancelled(code as 1 | 5 | 6)),
    [false, true, true],
  );
});

test('A parcel is in transit until it is delivered or cancelled', () => {
  assert.deepEqual(statusCodes.map(isUnderway), [true, true, true, false, false, false]);
});
