import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaults } from './prose.mjs';

const faultsOf = (source) => findFaults(source).map(([line, fault]) => `${line} ${fault}`);

test('A comment that starts with a relative clause is refused', () => {
  assert.deepEqual(faultsOf('/** What a vendor sells. */\n// Whether it is sold.\n'), [
    '1 starts with a relative clause',
    '2 starts with a relative clause',
  ]);
  assert.deepEqual(faultsOf('-- Where the rows are.\nSELECT 1;\n'), ['1 starts with a relative clause']);
  assert.deepEqual(faultsOf('/** Products of a vendor,\n * whatever their state. */\n'), []);
});

test('A person is called "they"', () => {
  assert.deepEqual(faultsOf('/**\n * Vendor with the orders that he\n * has shipped.\n */\n'), [
    '1 calls a person "he"',
  ]);
  assert.deepEqual(faultsOf("const he = 'his';\n"), []);
});

test('A test title has at most 80 characters', () => {
  assert.deepEqual(faultsOf(`it('${'long '.repeat(17)}', () => {});\n`), ['1 is longer than 80 characters']);
  assert.deepEqual(faultsOf(`it('A short title', () => {});\n`), []);
});
