import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

/** Mutations that do not invalidate a list of the same resource, with the reason. */
const UNTOUCHED = [
  // The response is the whole cart.
  'deliverTo: listCarts',
  // It sends a mail.
  'sendOrderCode: listOrders',
  // Only a placed order adds to the articles bought.
  'lookUpSkus: listBought',
  'quickOrder: listBought',
  // A check only reads.
  'checkBatch: listRecalls',
  'checkBatch: findRecallAnswer',
  // `staleAfterOrder` refetches it once the checkout is left.
  'placeOrder: listOrders',
  // Buying an order again does not change the order.
  'reorder: listOrders',
  'reorder: getOrder',
  // A return is not part of the order list.
  'askReturn: listOrders',
  'askReturn: getOrder',
  // The response contains no ratings.
  'writeReview: getMaxPrice',
  'writeReview: suggestProducts',
  // Counts matter less than a filter panel that stays still while a review is written.
  'writeReview: countFacets',
];

/** Messages share the address of their order and nothing else; they are polled while they are shown. */
const isAboutMessages = (pair: string) =>
  /: (getThread|listUnreadOrders)$/.test(pair) || /^(sendThreadMessage|readMessages|openDispute):/.test(pair);

it('Every mutation invalidates the lists that it changes', () => {
  loadApiFiles();
  expect(staleQueries().filter((pair) => !isAboutMessages(pair))).toEqual(UNTOUCHED);
});
