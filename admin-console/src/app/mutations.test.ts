import { untaggedMutations } from '@balsam/shared-api/testing';
import '../features/products/changes-api.ts';
import '../features/products/toggles-api.ts';
import '../features/categories/categories-api.ts';
import '../features/vendors/vendors-api.ts';
import '../features/coupons/coupons-api.ts';
import '../features/messages/messages-api.ts';
import '../features/newsletter/newsletter-api.ts';
import '../features/pages/pages-api.ts';
import '../features/places/places-api.ts';
import '../features/posts/posts-api.ts';
import '../features/reviews/reviews-api.ts';
import '../features/settings/platform-api.ts';
import '../features/testimonials/testimonials-api.ts';
import '../entities/opening/opening-api.ts';

it('An admin never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
