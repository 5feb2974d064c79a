import { read, readLast, type Case } from './case.ts';
import { ADMIN_TOKEN } from './vendor-shop.ts';

const admin = { Authorization: `Bearer ${ADMIN_TOKEN}` };

const PRODUCTS = '/admin/products?';
const ORDERS = '/admin/orders?filter=true';
const PAYMENTS = '/admin/payments';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Lists and figures of the console. */
export const createAdminCases = (): Case[] => [
  read('waiting', 'pending work', '/admin/waiting', admin),
  read('dashboard-week', 'dashboard, week', '/admin/dashboard?period=week', admin),
  read('dashboard-year', 'dashboard, year', '/admin/dashboard?period=year', admin),
  read('products', 'products', PRODUCTS, admin),
  readLast('products-last', 'products, last page', PRODUCTS, admin),
  read('products-search', 'products, search', `${PRODUCTS}search=gloves`, admin),
  read('products-waiting', 'products, waiting', `${PRODUCTS}status=1&approval=0`, admin),
  read('orders', 'orders', ORDERS, admin),
  readLast('orders-last', 'orders, last page', ORDERS, admin),
  read('orders-search', 'orders, search', `${ORDERS}&search=buyer+no1`, admin),
  read('orders-phone', 'orders, by phone', `${ORDERS}&search=0501234567`, admin),
  read('orders-name', 'orders, by name', `${ORDERS}&search=huda+qahtani`, admin),
  read('orders-frequent', 'orders, a frequent word', `${ORDERS}&search=big`, admin),
  read('balances', 'balances of vendors', '/admin/money/vendors', admin),
  read('entries', 'entries', '/admin/money/entries?', admin),
  readLast('entries-last', 'entries, last page', '/admin/money/entries?', admin),
  read('entries-search', 'entries, search', '/admin/money/entries?search=bench-777', admin),
  read('accounts', 'accounts', '/admin/money/accounts', admin),
  read('carrier-cash', 'cash of carriers', '/admin/money/carrier-cash', admin),
  read('payments', 'payments', `${PAYMENTS}?`, admin),
  readLast('payments-last', 'payments, last page', `${PAYMENTS}?`, admin),
  read('payments-search', 'payments, search', `${PAYMENTS}?search=bench-777`, admin),
  read('invoices', 'invoices', '/admin/invoices?', admin),
  read('invoices-search', 'invoices, search', '/admin/invoices?search=777', admin),
  read('returns', 'returns', '/admin/returns', admin),
  read('customers', 'customers', '/admin/customers', admin),
  read('customers-search', 'customers, search', '/admin/customers?search=huda', admin),
  read('vendors', 'vendors', '/admin/vendor', admin),
  read('categories', 'categories', '/admin/category', admin),
  read('reviews', 'reviews', '/admin/reviews', admin),
  read('audit', 'audit log', '/admin/audit', admin),
  read('audit-search', 'audit log, search of days', `/admin/audit?search=gloves&from=${daysAgo(5)}`, admin),
  read('palette', 'search of the palette', '/admin/search?search=gloves', admin),
];
