import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

it("No list stays stale after the admin's own change", () => {
  loadApiFiles();
  const countries = { level: 'countries', above: '' };
  expect(staleQueries({ listPlaces: countries, addPlace: countries })).toEqual([]);
});
