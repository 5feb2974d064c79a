import { daysBefore } from '../moments.ts';
import type { DemoProduct } from '../catalogue-rows/build-catalogue.ts';
import { isOnSale } from '../catalogue-rows/build-catalogue.ts';
import type { DemoCustomer } from '../people/build-people.ts';

const wishes = 5;

/** Wishlist of the demo customer: products on sale from the whole catalogue. */
export const wishlistRows = (now: Date, [demo]: readonly DemoCustomer[], products: readonly DemoProduct[]) =>
  products
    .filter(isOnSale)
    .filter((_, index) => index % 41 === 7)
    .slice(0, wishes)
    .map(({ id }, index) => ({ user_id: demo?.id, product_id: id, created_at: daysBefore(now, 12 - index * 2) }));
