import { untaggedMutations } from '@balsam/shared-api/testing';
import './features/products/changesApi.ts';
import './features/products/togglesApi.ts';
import './features/categories/categoriesApi.ts';
import './features/vendors/vendorsApi.ts';
import './features/coupons/couponsApi.ts';
import './features/messages/messagesApi.ts';
import './features/newsletter/newsletterApi.ts';
import './features/pages/pagesApi.ts';
import './features/places/placesApi.ts';
import './features/posts/postsApi.ts';
import './features/reviews/reviewsApi.ts';
import './features/settings/platformApi.ts';
import './features/testimonials/testimonialsApi.ts';
import './opening/openingApi.ts';

it('An admin never sees a list that an own change has made stale', () => {
  expect(untaggedMutations()).toEqual([]);
});
