import { read, readLast, type Case } from './case.ts';
import { STATEMENT } from './vendor-ledger.ts';
import { VENDOR_TOKEN } from './vendor-shop.ts';

const vendor = { Authorization: `Bearer ${VENDOR_TOKEN}` };

const PRODUCTS = '/vendor/products?filter=true';
const ORDERS = '/vendor/orders?filter=true';
const ENTRIES = '/vendor/money/entries';
const INVOICES = '/vendor/invoices';

const monthsAgo = (months: number): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};

/** Lists and figures of the vendor portal. */
export const createVendorCases = (): Case[] => [
  read('products', 'products', PRODUCTS, vendor),
  readLast('products-last', 'products, last page', PRODUCTS, vendor),
  read('products-search', 'products, search', `${PRODUCTS}&search=gloves`, vendor),
  read('products-low', 'products, low stock', `${PRODUCTS}&in_stock=low`, vendor),
  read('products-stock', 'products, by stock', `${PRODUCTS}&sort=stock`, vendor),
  read('orders', 'orders', ORDERS, vendor),
  readLast('orders-last', 'orders, last page', ORDERS, vendor),
  read('orders-search', 'orders, search', `${ORDERS}&search=buyer+no1`, vendor),
  read('orders-phone', 'orders, by phone', `${ORDERS}&search=0501234567`, vendor),
  read('orders-late', 'orders, late', `${ORDERS}&due=late`, vendor),
  read('dashboard-week', 'dashboard, week', '/vendor/dashboard?period=week', vendor),
  read('dashboard-year', 'dashboard, year', '/vendor/dashboard?period=year', vendor),
  read('customers', 'customers', '/vendor/customers', vendor),
  read('report-month', 'report, a month', `/vendor/reports?from=${monthsAgo(1)}`, vendor),
  read('money', 'money', '/vendor/money', vendor),
  read('entries', 'entries', `${ENTRIES}?`, vendor),
  readLast('entries-last', 'entries, last page', `${ENTRIES}?`, vendor),
  read('entries-kind', 'entries, of one kind', `${ENTRIES}?kind=sale`, vendor),
  read('entries-search', 'entries, search', `${ENTRIES}?search=bench-777`, vendor),
  read('statement', 'statement, line by line', `/vendor/money/statements/${STATEMENT}/rows`, vendor),
  read('invoices', 'invoices', `${INVOICES}?`, vendor),
  readLast('invoices-last', 'invoices, last page', `${INVOICES}?`, vendor),
  read('invoices-search', 'invoices, search', `${INVOICES}?search=777`, vendor),
  read('order-invoices', 'invoices of an order', '/vendor/orders/BENCH-777-1/invoices', vendor),
  read('returns', 'returns', '/vendor/returns', vendor),
  read('returns-search', 'returns, search', '/vendor/returns?search=buyer+no1', vendor),
  read('report-year', 'report, a year', `/vendor/reports?from=${monthsAgo(12)}`, vendor),
];
