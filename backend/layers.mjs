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

/** From independent modules to those that depend on many others. */
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

/** Entry points, which no folder imports. */
const TOP = ['observability.ts', 'routes.ts', 'app.ts', 'server.ts'];

/**
 * Lint zones: each folder and the folders it must not import.
 * @param folder path in the repository
 * @param order the folders in it, each of which may import those before it
 */
function zonesOf(folder, order, message) {
  const here = readdirSync(path.join(import.meta.dirname, '..', folder), { withFileTypes: true });
  const missing = here.filter((entry) => entry.isDirectory() && !order.includes(entry.name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`backend/layers.mjs does not list ${missing.join(', ')} of ${folder}.`);
  // No folder comes after the last one.
  return order.slice(0, -1).map((name, index) => ({
    target: `./${folder}/${name}`,
    from: order.slice(index + 1).map((above) => `./${folder}/${above}`),
    message,
  }));
}

/** For the rule no-restricted-paths. */
export const backendZones = [
  ...zonesOf(
    'backend/src',
    [...GROUND, 'modules', ...TOP],
    'A backend folder may import only those listed before it (backend/layers.mjs).',
  ),
  ...zonesOf('backend/src/modules', MODULES, 'A module may import only those listed before it (backend/layers.mjs).'),
  ...zonesOf(
    'backend/src/modules/products',
    PRODUCTS,
    'A folder of products may import only those listed before it (backend/layers.mjs).',
  ),
];
