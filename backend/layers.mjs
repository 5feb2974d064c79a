import { readdirSync } from 'node:fs';
import path from 'node:path';

// Who may import whom in the backend: each folder only those before it. A new folder has to say where it stands.

/** What every module may build upon; they know of no module. */
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

/** From what stands alone to what looks at everything. */
const MODULES = [
  ...['audit', 'locations', 'addresses', 'shipping', 'synonyms', 'shop', 'platform', 'auth', 'notifications'],
  ...[
    'pages',
    'testimonials',
    'contact',
    'beacons',
    'admins',
    'vat',
    'commission',
    'coupons',
    'carts',
    'wishlist',
    'quick-order',
  ],
  ...[
    'payments',
    'stock-alerts',
    'newsletter',
    'vendors',
    'reviews',
    'settings',
    'products',
    'posts',
    'checkout',
    'invoices',
    'orders',
    'returns',
    'refunds',
    'money',
  ],
  ...['bank-accounts', 'payouts', 'carrier-cash', 'statements'],
  ...['reports', 'customers', 'global-search', 'opening', 'dashboard'],
];

const PRODUCTS = ['changes', 'form', 'approval', 'list', 'categories', 'import-export'];

/** What puts the folders together; nobody imports it. */
const TOP = ['observability.ts', 'routes.ts', 'app.ts', 'server.ts'];

/**
 * The zones of lint: each folder, and what it may not import.
 * @param folder path in the repository
 * @param order the folders in it, each of which may import those before it
 */
function zonesOf(folder, order, message) {
  const here = readdirSync(path.join(import.meta.dirname, '..', folder), { withFileTypes: true });
  const missing = here.filter((entry) => entry.isDirectory() && !order.includes(entry.name)).map(({ name }) => name);
  if (missing.length > 0)
    throw new Error(`backend/layers.mjs does not say where ${missing.join(', ')} of ${folder} stands.`);
  // Nothing stands above the last.
  return order.slice(0, -1).map((name, index) => ({
    target: `./${folder}/${name}`,
    from: order.slice(index + 1).map((above) => `./${folder}/${above}`),
    message,
  }));
}

/** For the rule no-restricted-paths. */
export const backendZones = [
  ...zonesOf('backend/src', [...GROUND, 'modules', ...TOP], 'A folder of the backend imports only those before it.'),
  ...zonesOf('backend/src/modules', MODULES, 'A module imports only those before it (backend/layers.mjs).'),
  ...zonesOf('backend/src/modules/products', PRODUCTS, 'A folder of products imports only those before it.'),
];
