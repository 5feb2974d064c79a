import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readDay, readLotNumber } from '../../src/modules/catalogue/lots/lot-cells.ts';
import { run } from '../money/arbitraries.ts';

test('Days are read year first or day first, also with Arabic digits', () => {
  for (const cell of [
    '2027-02-28',
    '28/02/2027',
    ' 28/02/2027\r',
    '٢٨/٠٢/٢٠٢٧',
    '۲۰۲۷-۰۲-۲۸',
    '\u200f٢٠٢٧-٠٢-٢٨\u200e',
  ])
    assert.deepEqual(readDay(cell), { day: '2027-02-28' }, cell);
  assert.deepEqual(readDay('29/02/2028'), { day: '2028-02-29' });
});

test('A day that is not in the calendar is refused', () => {
  for (const cell of ['2027-02-29', '30/02/2028', '31/04/2027', '2027-13-01', '2027-00-10', '00/01/2027', '0026-01-01'])
    assert.deepEqual(readDay(cell), { fault: 'impossible' }, cell);
});

test('A day whose month is uncertain is refused', () => {
  const cells = [
    '1/2/2027',
    '01/02/27',
    '2027/02/01',
    '01.02.2027',
    '1 Feb 2027',
    '20270201',
    'next year',
    '2027-02-01T00:00',
  ];
  for (const cell of cells) assert.deepEqual(readDay(cell), { fault: 'format' }, cell);
  for (const cell of ['', ' \u200f']) assert.deepEqual(readDay(cell), { fault: 'empty' });
  for (const cell of ['46387', '46387.0']) assert.deepEqual(readDay(cell), { fault: 'spreadsheet' }, cell);
});

test('Every day is read in both spellings', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      assert.deepEqual([readDay(day), readDay(day.split('-').toReversed().join('/'))], [{ day }, { day }]);
    }),
    run,
  );
});

test('A batch number loses outer spaces and invisible marks only', () => {
  const cells = {
    ' ab 12 ': 'ab 12',
    '\u202aLOT-7\u202c': 'LOT-7',
    'دفعة ٧': 'دفعة 7',
    '00123': '00123',
    '\ufeffX': 'X',
  };
  for (const [cell, lotNo] of Object.entries(cells)) assert.deepEqual(readLotNumber(cell), { lotNo }, cell);
});

test('A batch number that a spreadsheet has changed is refused', () => {
  const changed = [
    '1.2E+05',
    '1,2E+05',
    '1.23457E+11',
    '2E+07',
    '1.5e-05',
    '44927.0',
    '#REF!',
    '#N/A',
    '#NAME?',
    '#DIV/0!',
    '####',
    '24-Mar',
    'Mar-24',
  ];
  for (const cell of changed) assert.deepEqual(readLotNumber(cell), { fault: 'spreadsheet' }, cell);
  for (const lotNo of ['12E5', '3E-05', 'MAR-24', 'Mar', '24-MAR-1', '44927', '1.0', '#12', 'E+05', 'A1.2E+05'])
    assert.deepEqual(readLotNumber(lotNo), { lotNo }, lotNo);
});

test('A batch number has 1 to 20 characters and no control characters', () => {
  assert.deepEqual(readLotNumber('A'.repeat(20)), { lotNo: 'A'.repeat(20) });
  assert.deepEqual(readLotNumber('A'.repeat(21)), { fault: 'too_long' });
  for (const cell of ['', '  ', '\u200e\u202e']) assert.deepEqual(readLotNumber(cell), { fault: 'empty' });
  for (const cell of ['A\u0000B', 'A\nB', 'A\u001dB'])
    assert.deepEqual(readLotNumber(cell), { fault: 'control_characters' }, JSON.stringify(cell));
});
