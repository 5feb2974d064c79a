import { createHref } from '@balsam/shared-api';

/** Paths of all portal pages, below /vendor. */
export const paths = {
  login: 'login',
  home: '',
  products: 'products',
  importProducts: 'products/import',
  addProduct: 'add-product',
  editProduct: 'edit-product/:slug',
  lots: 'batches',
  receiveLots: 'batches/receive',
  lot: 'batches/:id',
  orders: 'orders',
  packingSlips: 'orders/packing-slips',
  labels: 'orders/labels',
  order: 'orders/:slug',
  packingSlip: 'orders/:slug/packing-slip',
  invoice: 'orders/:slug/invoice',
  label: 'orders/:slug/label',
  returns: 'returns',
  return: 'returns/:no',
  customers: 'customers',
  money: 'money',
  moneyEntries: 'money/entries',
  moneyPart: 'money/parts/:slug',
  payouts: 'money/payouts',
  payout: 'money/payouts/:number',
  statements: 'money/statements',
  statement: 'money/statements/:number',
  invoices: 'invoices',
  reports: 'reports',
  vatReport: 'reports/vat',
  reviews: 'reviews',
  licences: 'licences',
  settings: 'settings',
  account: 'account',
} as const;

/** Address of a portal page: `href('orders')`. */
export const href = createHref('/vendor', paths);
