import { SHIPPED } from '../../../src/facts/order-statuses.ts';
import { createLots } from '../../support/lots.ts';
import { createRecalls, recallForm } from '../../support/recalls.ts';
import { createSales } from '../../support/sales.ts';
import type { Party } from '../world.ts';
import { MISSING, owned, unowned, type SampleTools, type Samples } from '../sample.ts';

const confirmation = {
  ...{ conclusion: 'All units are back.', conclusion_arabic: 'أُعيدت كل الوحدات.' },
  shortfall_reason: 'One buyer has moved.',
};

/** Recalls, and the answers of buyers. */
export const recallSamples = ({ shop }: SampleTools): Samples => {
  const lots = createLots(shop);
  const recalls = createRecalls(shop);
  const sales = createSales(shop);

  const scope = async () => {
    const { product } = await lots.tracked([{ lot_no: 'A', days: 300, quantity: 3 }]);
    return { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'A')] };
  };
  const draft = async () => recalls.draft(await shop.make.admin(), await scope());
  const opened = async () => recalls.open(await shop.make.admin(), await scope());

  /** An open recall with a buyer. */
  const told = async () => {
    const concerned = await scope();
    const customer = await shop.make.customer();
    await sales.buy(
      customer,
      concerned.product_ids.map((productId) => ({ productId })),
    );
    const recall = await recalls.open(await shop.make.admin(), concerned);
    await recalls.tell();
    return { recall, token: (await recalls.tokens(recall.recall_no)).get(customer.email) };
  };

  const caseOf = async () => {
    const { recall } = await told();
    const { token } = await shop.make.admin();
    const { body } = await shop.call(`GET /admin/recalls/${recall.id}/cases`, { token });
    return { id: recall.id, case_id: body.cases[0].id };
  };

  const ids = { 'params.id': unowned };
  const ownIds = { 'params.id': owned };

  /** A vendor with a tracked product of one batch; two units of it can be bought. */
  const ofVendor = async (party: Party) => {
    const vendor = { ...party.vendor, token: await shop.make.signIn(party.vendor.id) };
    const product = await shop.make.product({ vendorId: vendor.vendorId, stock: 3 });
    await lots.start(vendor, product.slug, [{ lot_no: 'A', days: 300, quantity: 3 }]);
    return { vendor, concerned: { product_ids: [product.id], lot_ids: [await lots.idOf(product.id, 'A')] } };
  };
  const vendorForm = async (party: Party) => recallForm((await ofVendor(party)).concerned);
  const vendorDraft = async (party: Party): Promise<{ id: number; recall_no: string }> => {
    const { vendor, concerned } = await ofVendor(party);
    const { body } = await shop.call('POST /vendor/recalls', { token: vendor.token, body: recallForm(concerned) });
    return body.data;
  };
  /** A recall with a buyer whose parcel was sent. */
  const vendorCase = async (party: Party) => {
    const { vendor, concerned } = await ofVendor(party);
    const [productId = 0] = concerned.product_ids;
    const [partId] = await sales.buy(await shop.make.customer(), [{ productId }]);
    await shop.call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: SHIPPED } });
    const { id } = await recalls.open(await shop.make.admin(), concerned);
    await recalls.tell();
    const { body } = await shop.call(`GET /vendor/recalls/${id}/cases`, { token: vendor.token });
    return { id, case_id: body.cases[0].id };
  };

  return {
    'GET /recalls': { access: 'public', request: () => ({ query: { page: 1 } }) },
    'GET /recalls/:recall_no': {
      access: 'public',
      request: async () => ({ params: { recall_no: (await opened()).recall_no } }),
      ids: { 'params.recall_no': { missing: 'RC-1' } },
    },
    'POST /recalls/answers/find': {
      access: 'public',
      request: async () => ({ body: { token: (await told()).token } }),
      ids: { 'body.token': { missing: 'x' } },
    },
    'POST /recalls/answers': {
      access: 'public',
      request: async () => ({ body: { token: (await told()).token, name: 'Layla', returned: 1 } }),
      ids: { 'body.token': { missing: 'x' } },
    },
    'GET /recalls.json': { access: 'public', request: () => ({ query: { page: 1 } }) },
    'POST /recalls/check': { access: 'public', request: () => ({ body: { code: '24K1187' } }) },
    'GET /vendor/recalls': { access: 'vendor', request: () => ({ query: { state: 'open' } }) },
    'GET /vendor/recalls/:id': {
      access: 'vendor',
      request: async (party) => ({ params: { id: (await vendorDraft(party)).id } }),
      ids: ownIds,
    },
    'POST /vendor/recalls': { access: 'vendor', request: async (party) => ({ body: await vendorForm(party) }) },
    'POST /vendor/recalls/:id': {
      access: 'vendor',
      request: async (party) => ({
        params: { id: (await vendorDraft(party)).id },
        body: await vendorForm(party),
      }),
      ids: ownIds,
    },
    'POST /vendor/recalls/:id/open': {
      access: 'vendor',
      request: async (party) => {
        const { id, recall_no } = await vendorDraft(party);
        return { params: { id }, body: { recall_no } };
      },
      ids: { ...ownIds, 'body.recall_no': { missing: 'RC-1', response: 422 } },
    },
    'POST /vendor/recalls/:id/discard': {
      access: 'vendor',
      request: async (party) => ({ params: { id: (await vendorDraft(party)).id }, body: {} }),
      ids: ownIds,
    },
    'GET /vendor/recalls/:id/cases': {
      access: 'vendor',
      request: async (party) => ({ params: { id: (await vendorDraft(party)).id } }),
      ids: { 'params.id': { missing: MISSING, foreign: 'stranger', response: 200 } },
    },
    'POST /vendor/recalls/:id/cases/:case_id/arrived': {
      access: 'vendor',
      request: async (party) => ({ params: await vendorCase(party), body: { returned: 1 } }),
      ids: { 'params.id': owned, 'params.case_id': owned },
    },
    'GET /admin/recalls': { access: 'admin', request: () => ({ query: { state: 'open' } }) },
    'GET /admin/recalls.csv': { access: 'admin', request: () => ({ query: { search: 'RC' } }) },
    'GET /admin/recalls/:id': {
      access: 'admin',
      request: async () => ({ params: { id: (await draft()).id } }),
      ids,
    },
    'POST /admin/recalls': { access: 'admin', request: async () => ({ body: recallForm(await scope()) }) },
    'POST /admin/recalls/:id': {
      access: 'admin',
      request: async () => {
        const { id } = await draft();
        return { params: { id }, body: recallForm(await scope()) };
      },
      ids,
    },
    'POST /admin/recalls/:id/open': {
      access: 'admin',
      request: async () => {
        const { id, recall_no } = await draft();
        return { params: { id }, body: { recall_no } };
      },
      ids: { ...ids, 'body.recall_no': { missing: 'RC-1', response: 422 } },
    },
    'POST /admin/recalls/:id/discard': {
      access: 'admin',
      request: async () => ({ params: { id: (await draft()).id }, body: {} }),
      ids,
    },
    'POST /admin/recalls/:id/lift': {
      access: 'admin',
      request: async () => {
        const { id, lots: all } = await opened();
        return {
          params: { id },
          body: { lot_ids: all.map((lot: { id: number }) => lot.id), reason: 'Another factory made it.' },
        };
      },
      ids,
    },
    'POST /admin/recalls/:id/close': {
      access: 'admin',
      request: async () => {
        const { id } = await opened();
        await recalls.tell();
        return { params: { id }, body: confirmation };
      },
      ids,
    },
    'GET /admin/recalls/:id/cases': {
      access: 'admin',
      request: async () => ({ params: { id: (await opened()).id }, query: { answered: '0' } }),
      ids: { 'params.id': { missing: MISSING, response: 200 } },
    },
    'GET /admin/recalls/:id/cases.csv': {
      access: 'admin',
      request: async () => ({ params: { id: (await opened()).id } }),
      ids: { 'params.id': { missing: MISSING, response: 200 } },
    },
    'GET /admin/recalls/:id/report.csv': {
      access: 'admin',
      request: async () => ({ params: { id: (await opened()).id } }),
      ids,
    },
    'POST /admin/recalls/:id/cases/:case_id/contact': {
      access: 'admin',
      request: async () => ({ params: await caseOf(), body: { channel: 'phone', note: 'No answer' } }),
      ids: { 'params.id': unowned, 'params.case_id': unowned },
    },
  };
};
