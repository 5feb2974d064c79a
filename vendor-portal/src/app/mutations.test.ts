import { untaggedMutations } from '@balsam/shared-api/testing';
import '../features/account/identity-api.ts';
import '../features/product-form/product-form-api.ts';
import '../features/products/products-api.ts';
import '../features/reviews/reviews-api.ts';
import '../entities/settings/settings-api.ts';
import '../entities/notifications/notifications-api.ts';
import '../entities/orders/orders-api.ts';

it('A vendor never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
