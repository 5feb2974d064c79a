import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

it('An admin never sees a list that an own change has made stale', () => {
  loadApiFiles();
  const countries = { level: 'countries', above: '' };
  expect(staleQueries({ listPlaces: countries, addPlace: countries })).toEqual([]);
});
