import { rebase } from './merge-dirty-values.ts';

const begun = { name: 'Gloves', updated_at: '2026-11-20T09:00:00.000Z' };
const typed = { ...begun, name: 'Gloves L' };
const LATER = '2026-11-21T10:00:00.000Z';

test("A save is based on the newest version if the form's fields are unchanged", () => {
  expect(rebase(typed, begun, { ...begun, updated_at: LATER })).toEqual({ ...typed, updated_at: LATER });
});

test.each([
  ['a field was saved elsewhere', typed, { name: 'Masks', updated_at: LATER }],
  [
    'a draft is based on an older state',
    { ...typed, updated_at: '2026-11-01T09:00:00.000Z' },
    { ...begun, updated_at: LATER },
  ],
])('A save keeps its state where %s', (_why, values, known) => {
  expect(rebase(values, begun, known)).toBe(values);
});
