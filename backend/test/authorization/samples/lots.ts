import { createLots, inDays } from '../../support/lots.ts';
import { owned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const ownSlug = { 'params.slug': { missing: 'no-such-product', foreign: 'stranger' } } as const;

/** Batches of a vendor's products. */
export const lotSamples = ({ shop }: SampleTools): Samples => {
  const lots = createLots(shop);
  const product = ({ vendor: { vendorId } }: Party) => shop.make.product({ vendorId, stock: 3 });

  const tracked = async (party: Party) => {
    const goods = await product(party);
    // Signed in anew, because a sample of an ended session must not use it.
    const token = await shop.make.signIn(party.vendor.id);
    await lots.start({ ...party.vendor, token }, goods.slug, [{ lot_no: 'A', days: 300, quantity: 3 }]);
    return { ...goods, lotId: await lots.idOf(goods.id, 'A'), token };
  };

  const named = async (party: Party) => ({ id: (await tracked(party)).lotId });
  const ids = { 'params.id': owned };

  return {
    'GET /admin/lots': { access: 'admin', request: () => ({ query: { state: 'near_expiry' } }) },
    'GET /admin/lots.csv': { access: 'admin', request: () => ({ query: { search: 'A' } }) },
    'GET /vendor/lots': {
      access: 'vendor',
      request: async (party) => ({ query: { product: (await tracked(party)).id } }),
    },
    'GET /vendor/lots.csv': {
      access: 'vendor',
      request: async (party) => ({ query: { product: (await tracked(party)).id } }),
    },
    'GET /vendor/lots/:id': {
      access: 'vendor',
      request: async (party) => ({ params: await named(party) }),
      ids,
    },
    'GET /vendor/lots/goods': { access: 'vendor', request: () => ({ query: { search: 'gloves' } }) },
    'POST /vendor/lots/scan': {
      access: 'vendor',
      request: () => ({ body: { code: '(01)06281000000106' } }),
    },
    'GET /vendor/lots/import-template.csv': { access: 'vendor', request: () => ({}) },
    'POST /vendor/lots/import': {
      access: 'vendor',
      request: () => ({ body: { file: new File(['sku,lot_no,quantity\r\nNONE,A,1\r\n'], 'batches.csv') } }),
    },
    'POST /vendor/lots/receive': {
      access: 'vendor',
      request: async (party) => ({
        body: {
          reference: 'DN-1',
          received_on: inDays(0),
          lines: [{ product_id: (await tracked(party)).id, lot_no: 'B', expires_on: inDays(200), quantity: 2 }],
        },
      }),
    },
    'POST /vendor/lots/:id/count': {
      access: 'vendor',
      request: async (party) => ({
        params: await named(party),
        body: { on_hand: 2, on_hand_seen: 3, note: 'One fell' },
      }),
      ids,
    },
    'POST /vendor/lots/:id/quarantine': {
      access: 'vendor',
      request: async (party) => ({ params: await named(party), body: { reason: 'Wet boxes' } }),
      ids,
    },
    'POST /vendor/lots/:id/release': {
      access: 'vendor',
      request: async (party) => {
        const { lotId, token } = await tracked(party);
        await shop.call(`POST /vendor/lots/${lotId}/quarantine`, { token, body: { reason: 'Wet boxes' } });
        return { params: { id: lotId }, body: {} };
      },
      ids,
    },
    'POST /vendor/lots/:id/write-off': {
      access: 'vendor',
      request: async (party) => ({ params: await named(party), body: { quantity: 1, reason: 'damaged' } }),
      ids,
    },
    'POST /vendor/products/:slug/lots/start': {
      access: 'vendor',
      request: async (party) => ({
        params: { slug: (await product(party)).slug },
        body: { lots: [{ lot_no: 'A', expires_on: inDays(200), quantity: 2 }] },
      }),
      ids: ownSlug,
    },
    'POST /vendor/products/:slug/mark-down': {
      access: 'vendor',
      request: async (party) => {
        const { slug, lotId } = await tracked(party);
        return { params: { slug }, body: { lot_id: lotId, discount: 25, discount_seen: 0 } };
      },
      ids: { ...ownSlug, 'body.lot_id': owned },
    },
    'POST /vendor/products/:slug/lots/stop': {
      access: 'vendor',
      request: async (party) => ({ params: { slug: (await tracked(party)).slug } }),
      ids: ownSlug,
    },
  };
};
