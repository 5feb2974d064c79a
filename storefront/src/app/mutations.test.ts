import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

/** What need not be read again, although its address is about the same. */
const UNTOUCHED = [
  // `staleAfterOrder` sees to it, once the checkout is left.
  'placeOrder: listOrders',
  // An order stays as it is when its products are put into the cart again.
  'reorder: listOrders',
  'reorder: getOrder',
  // What comes back is no part of it.
  'askReturn: listOrders',
  'askReturn: getOrder',
  // They show no stars.
  'writeReview: getMaxPrice',
  'writeReview: suggestProducts',
];

it('A shopper never sees a list that an own change has made stale', () => {
  loadApiFiles();
  expect(staleQueries()).toEqual(UNTOUCHED);
});
