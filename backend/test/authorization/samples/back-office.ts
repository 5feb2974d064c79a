import { sql } from '../../../src/sql/sql.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import { plusDays } from '../../../src/calendar/days.ts';
import { createTaxpayers } from '../../support/vat.ts';
import type { Party } from '../world.ts';

/** Vendors' routes for their own objects, and the admin's routes for all objects. */
export const backOfficeSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  /** The latest order of a vendor; both vendors have one. */
  const part = async ({ vendor: { vendorId } }: Party) => {
    const row = await database.first<{ id: number; number: string }>(sql`
      SELECT id, order_sub_no AS number FROM vendor_orders WHERE vendor_id = ${vendorId} AND placed_at IS NOT NULL
      ORDER BY id DESC LIMIT 1`);
    return row ?? { id: 0, number: '' };
  };
  const anyNumber = async () => {
    const row = await database.first<{ number: string }>(sql`
      SELECT order_sub_no AS number FROM vendor_orders WHERE placed_at IS NOT NULL LIMIT 1`);
    return row?.number ?? '';
  };
  let days = 0;
  /** A rate on a day that has none yet. */
  const rate = () => {
    days += 1;
    return { country: 'SA', vat_class: 'standard', percent: 16, from_day: plusDays('2090-01-01', days) };
  };
  const newProduct = async () => ({ params: { id: (await make.product()).id } });
  const newVendor = async () => ({ params: { id: (await make.vendor({ active: 0 })).vendorId } });

  return {
    'GET /vendor/products': { access: 'vendor', request: () => ({ query: { filter: true } }) },
    'GET /vendor/orders': { access: 'vendor', request: () => ({ query: { filter: true } }) },
    'GET /vendor/orders/:slug': {
      access: 'vendor',
      request: async (vendor) => ({ params: { slug: (await part(vendor)).id } }),
      ids: { 'params.slug': owned },
    },
    'GET /vendor/orders/:slug (by number)': {
      access: 'vendor',
      request: async (vendor) => ({ params: { slug: (await part(vendor)).number } }),
      ids: { 'params.slug': { missing: 'BLS-0000000000-1', foreign: 'stranger' } },
    },
    'POST /vendor/orders/:id/status': {
      access: 'vendor',
      request: async (vendor) => ({ params: { id: (await part(vendor)).id }, body: { status: 2 } }),
      ids: { 'params.id': owned },
    },
    'GET /vendor/carriers': { access: 'vendor', request: () => ({}) },
    'POST /vendor/orders/:id/tracking': {
      access: 'vendor',
      request: async (vendor) => ({
        params: { id: (await part(vendor)).id },
        body: { carrier: 'smsa', tracking_number: '290012345678' },
      }),
      ids: { 'params.id': owned },
    },
    'GET /admin/dashboard': { access: 'admin', request: () => ({}) },
    'GET /admin/waiting': { access: 'admin', request: () => ({}) },
    'GET /admin/notifications': { access: 'admin', request: () => ({}) },
    'GET /admin/notifications/unread': { access: 'admin', request: () => ({}) },
    'POST /admin/notifications/read': { access: 'admin', request: () => ({}) },
    'GET /admin/orders': { access: 'admin', request: () => ({}) },
    'GET /admin/orders/:slug': {
      access: 'admin',
      request: async () => ({ params: { slug: await anyNumber() } }),
      ids: { 'params.slug': { missing: 'BLS-0000000000-1' } },
    },
    'GET /admin/orders/placed/:order_no': {
      access: 'admin',
      request: async () => ({ params: { order_no: (await anyNumber()).replace(/-\d+$/, '') } }),
      ids: { 'params.order_no': { missing: 'BLS-0000000000' } },
    },
    'GET /admin/products': { access: 'admin', request: () => ({}) },
    'GET /admin/vendor': { access: 'admin', request: () => ({}) },
    'GET /admin/vendor/:id': { access: 'admin', request: newVendor, ids: { 'params.id': unowned } },
    'POST /admin/vendor/:id/status': {
      access: 'admin',
      request: async () => ({ ...(await newVendor()), body: { active: 1 } }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/vendor/:id/trust': {
      access: 'admin',
      request: async () => ({ ...(await newVendor()), body: { trusted: true } }),
      ids: { 'params.id': unowned },
    },
    'GET /admin/vat-rates': { access: 'admin', request: () => ({}) },
    'POST /admin/vat-rates': { access: 'admin', request: () => ({ body: rate() }) },
    'GET /admin/reports/vat': {
      access: 'admin',
      request: async () => ({ query: { currency: 'USD', vendor_id: (await make.vendor()).vendorId } }),
      ids: { 'query.vendor_id': { ...unowned, response: 200 } },
    },
    'GET /admin/reports/vat.csv': {
      access: 'admin',
      request: async () => ({ query: { currency: 'USD', vendor_id: (await make.vendor()).vendorId } }),
      ids: { 'query.vendor_id': { ...unowned, response: 200 } },
    },
    'POST /admin/vendors/:id/tax': {
      access: 'admin',
      request: async () => ({
        params: { id: (await createTaxpayers({ database, make }).vendor('BH')).vendorId },
        body: { decision: 'verify', regime: 'unregistered', vat_number: '' },
      }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/product/toggle/featured/:id': {
      access: 'admin',
      request: newProduct,
      ids: { 'params.id': unowned },
    },
    'POST /admin/product/toggle/approval/:id': {
      access: 'admin',
      request: newProduct,
      ids: { 'params.id': unowned },
    },
  };
};
