import { untaggedMutations } from '@balsam/shared-api/testing';
import './features/account/identityApi.ts';
import './features/product-form/productFormApi.ts';
import './features/products/productsApi.ts';
import './features/reviews/reviewsApi.ts';
import './features/settings/settingsApi.ts';
import './notifications/notificationsApi.ts';
import './orders/ordersApi.ts';

it('A vendor never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
