import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

it('A vendor never sees a list that an own change has made stale', () => {
  loadApiFiles();
  expect(staleQueries()).toEqual([]);
});
