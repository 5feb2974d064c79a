import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

/** What need not be read again, although its address is about the same. */
const UNTOUCHED = [
  // The paper stands in a list of its own beside the order.
  'uploadOwnInvoice: getVendorOrder',
  // Changes of single products are no import.
  'createVendorProduct: listVendorProductImports',
  'updateVendorProduct: listVendorProductImports',
  'takeBackChanges: listVendorProductImports',
  'deleteVendorProduct: listVendorProductImports',
  'changeVendorProducts: listVendorProductImports',
  // What was only checked changes nothing, and an import that goes on is followed by its page.
  'importVendorProducts: listVendorProducts',
  'importVendorProducts: listVendorProductImports',
  // The page polls the import until it has ended.
  'stopVendorProductImport: listVendorProductImports',
  'stopVendorProductImport: getVendorProductImport',
  // A preview changes nothing.
  'previewVendorReturn: listVendorReturns',
  'previewVendorReturn: getVendorReturn',
];

it('A vendor never sees a list that an own change has made stale', () => {
  loadApiFiles();
  expect(staleQueries()).toEqual(UNTOUCHED);
});
