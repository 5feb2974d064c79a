import { untaggedMutations } from '@balsam/shared-api/testing';
import './features/products/changesApi.ts';
import './features/products/togglesApi.ts';
import './features/vendors/vendorsApi.ts';

it('An admin never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
