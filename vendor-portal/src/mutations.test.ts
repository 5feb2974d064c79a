import { untaggedMutations } from '@balsam/shared-api/testing';
import './orders/ordersApi.ts';

it('A vendor never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
