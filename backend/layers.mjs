import { readdirSync } from 'node:fs';
import path from 'node:path';

// Import order of the backend folders: each may import only those listed before it. Every new folder must be listed.

/** Foundations: every module may import them; they import no module. */
const GROUND = [
  ...[
    'sql',
    'facts',
    'locales',
    'text',
    'runtime',
    'test-bank',
    'calendar',
    'tracing',
    'wire',
    'money',
    'i18n',
    'database',
    'ledger',
  ],
  ...['files', 'search', 'csv', 'mail', 'pdf', 'openapi', 'metrics', 'backup', 'plugins'],
];

/** From independent modules to those that depend on many others. The first part of a name is the group. */
const MODULES = [
  'operations/audit',
  'operations/locations',
  'people/addresses',
  'sales/shipping',
  'catalogue/synonyms',
  'catalogue/attributes',
  'catalogue/shop',
  'operations/platform',
  'people/factors',
  'people/consents',
  'people/auth',
  'people/security',
  'people/guests',
  'people/notifications',
  'content/pages',
  'content/testimonials',
  'content/contact',
  'operations/beacons',
  'people/team',
  'money/vat',
  'money/commission',
  'sales/coupons',
  'sales/sale-rules',
  'sales/carts',
  'catalogue/wishlist',
  'money/payments',
  'catalogue/stock-alerts',
  'content/newsletter',
  'people/vendors',
  'catalogue/reviews',
  'people/settings',
  'people/holidays',
  'people/licences',
  'catalogue/lots',
  'catalogue/quick-order',
  'catalogue/products',
  'content/reports',
  'content/posts',
  'sales/checkout',
  'money/invoices',
  'sales/orders',
  'sales/returns',
  'sales/recalls',
  'sales/messages',
  'money/refunds',
  'money/balances',
  'money/bank-accounts',
  'money/payouts',
  'money/carrier-cash',
  'money/statements',
  'sales/reports',
  'people/customers',
  'people/privacy',
  'operations/global-search',
  'operations/opening',
  'operations/dashboard',
];

const PRODUCTS = ['changes', 'form', 'approval', 'list', 'categories', 'import-export'];
const ORDERS = ['status', 'pickups', 'shipment', 'lot-swap', 'reorder', 'tracking', 'claims'];

/** Entry points, which no folder imports. */
const TOP = ['observability.ts', 'routes.ts', 'app.ts', 'server.ts'];

const LAYERS = {
  'backend/src': [...GROUND, 'modules', ...TOP],
  'backend/src/modules': MODULES,
  'backend/src/modules/catalogue/products': PRODUCTS,
  'backend/src/modules/sales/orders': ORDERS,
};

const foldersIn = (folder) =>
  readdirSync(path.join(import.meta.dirname, '..', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * Lint zones: each folder and the folders it must not import.
 * @param folder path in the repository
 * @param order the folders in it, or in its groups, each of which may import those before it
 */
function zonesOf(folder, order) {
  const groups = new Set(order.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0]));
  const here = foldersIn(folder).flatMap((name) =>
    groups.has(name) ? foldersIn(`${folder}/${name}`).map((own) => `${name}/${own}`) : name,
  );
  const missing = here.filter((name) => !order.includes(name));
  if (missing.length > 0) throw new Error(`backend/layers.mjs does not list ${missing.join(', ')} of ${folder}.`);
  // No folder comes after the last one.
  return order.slice(0, -1).map((name, index) => ({
    target: `./${folder}/${name}`,
    from: order.slice(index + 1).map((above) => `./${folder}/${above}`),
    message: `A folder of ${folder} may import only those listed before it (backend/layers.mjs).`,
  }));
}

/** For the rule no-restricted-paths. */
export const backendZones = Object.entries(LAYERS).flatMap(([folder, order]) => zonesOf(folder, order));
