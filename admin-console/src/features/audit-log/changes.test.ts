import { changesOf } from './changes.ts';

it('Only what differs is told, down to the value inside its group', () => {
  const before = { contact: { phones: ['1', '2'], address: 'Old' }, status: 'draft' };
  const after = { contact: { phones: ['1'], address: 'Old' }, status: 'active' };
  expect(changesOf(before, after)).toEqual([
    { names: ['contact', 'phones'], before: ['1', '2'], after: ['1'] },
    { names: ['status'], before: 'draft', after: 'active' },
  ]);
});

it('Of something new everything is told, and of something that is gone as well', () => {
  const rates = { rates: [{ currency: 'SAR', flat_fee: 0 }], 'a.b': null };
  expect(changesOf(null, rates)).toEqual([
    { names: ['rates', '0', 'currency'], before: undefined, after: 'SAR' },
    { names: ['rates', '0', 'flat_fee'], before: undefined, after: 0 },
  ]);
  expect(changesOf({ name: 'Mask' }, null)).toEqual([{ names: ['name'], before: 'Mask', after: undefined }]);
  expect(changesOf(null, null)).toEqual([]);
});

it('What said nothing and says nothing still is no change', () => {
  expect(changesOf({ note: undefined }, { note: '', tags: [] })).toEqual([]);
});
