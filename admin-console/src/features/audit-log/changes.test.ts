import { changesOf } from './changes.ts';

it('Only differing values are listed, down to nested ones', () => {
  const before = { contact: { phones: ['1', '2'], address: 'Old' }, status: 'draft' };
  const after = { contact: { phones: ['1'], address: 'Old' }, status: 'active' };
  expect(changesOf(before, after)).toEqual([
    { names: ['contact', 'phones'], before: ['1', '2'], after: ['1'] },
    { names: ['status'], before: 'draft', after: 'active' },
  ]);
});

it('All values of a created or deleted record are listed', () => {
  const rates = { rates: [{ currency: 'SAR', flat_fee: 0 }], 'a.b': null };
  expect(changesOf(null, rates)).toEqual([
    { names: ['rates', '0', 'currency'], before: undefined, after: 'SAR' },
    { names: ['rates', '0', 'flat_fee'], before: undefined, after: 0 },
  ]);
  expect(changesOf({ name: 'Mask' }, null)).toEqual([{ names: ['name'], before: 'Mask', after: undefined }]);
  expect(changesOf(null, null)).toEqual([]);
});

it('A change from empty to empty is not listed', () => {
  expect(changesOf({ note: undefined }, { note: '', tags: [] })).toEqual([]);
});
