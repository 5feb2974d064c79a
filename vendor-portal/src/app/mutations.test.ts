import { loadApiFiles, notReaching, staleQueries } from '@balsam/shared-api/testing';

/** Queries that stay valid although they share an address with the mutation. */
const UNTOUCHED = [
  // Invoices have their own list next to the order.
  'uploadOwnInvoice: getVendorOrder',
  // Messages are not about the pickup.
  'schedulePickup: getThread',
  'schedulePickup: listUnreadOrders',
  'cancelPickup: getThread',
  'cancelPickup: listUnreadOrders',
  // A mark-down does not touch the list of imports.
  'markDown: listVendorProductImports',
  // Reading a code or a table stores nothing.
  'scanBox: listVendorLots',
  'scanBox: searchLotGoods',
  'scanBox: listOtherLots',
  'scanBox: listOwnLots',
  'readLotTable: listVendorLots',
  'readLotTable: searchLotGoods',
  'readLotTable: listOtherLots',
  'readLotTable: listOwnLots',
  // Changes of single products do not touch the list of imports.
  'createVendorProduct: listVendorProductImports',
  'updateVendorProduct: listVendorProductImports',
  'takeBackChanges: listVendorProductImports',
  'startLots: listVendorProductImports',
  'stopLots: listVendorProductImports',
  'deleteVendorProduct: listVendorProductImports',
  'changeVendorProducts: listVendorProductImports',
  // A dry run changes nothing, and a running import is polled by its page.
  'importVendorProducts: listVendorProducts',
  'importVendorProducts: listVendorProductImports',
  'importVendorProducts: findOwnProducts',
  // The page polls the import until it has ended.
  'stopVendorProductImport: listVendorProductImports',
  'stopVendorProductImport: getVendorProductImport',
  // A preview changes nothing.
  'previewVendorReturn: listVendorReturns',
  'previewVendorReturn: getVendorReturn',
];

it('No change by the vendor leaves a list stale', () => {
  loadApiFiles();
  expect(staleQueries()).toEqual(UNTOUCHED);
});

it('A change that may return goods to stock refetches the products', () => {
  loadApiFiles();
  const changes = ['updateOrderStatus', 'decideCancellation', 'decideVendorReturn', 'inspectVendorReturn'];
  expect(notReaching(changes, 'listVendorProducts')).toEqual([]);
});
