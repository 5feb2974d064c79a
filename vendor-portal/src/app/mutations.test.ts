import { loadApiFiles, staleQueries } from '@balsam/shared-api/testing';

/** What need not be read again, although its address is about the same. */
const UNTOUCHED = [
  // The paper stands in a list of its own beside the order.
  'uploadOwnInvoice: getVendorOrder',
  // A preview changes nothing.
  'previewVendorReturn: listVendorReturns',
  'previewVendorReturn: getVendorReturn',
];

it('A vendor never sees a list that an own change has made stale', () => {
  loadApiFiles();
  expect(staleQueries()).toEqual(UNTOUCHED);
});
