import { createReturns, IBAN, type Delivered, type ReturnRequest } from '../../support/returns.ts';
import { fileOf, photo } from '../../support/products.ts';
import { MISSING, owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const returned = { missing: 'RET-NOBODY00', foreign: 'stranger' } as const;

/** Returns and refunds. */
export const returnSamples = ({ shop, sales }: SampleTools): Samples => {
  const { make } = shop;
  const returns = createReturns(shop, sales);

  /** A delivered sub-order between the two people of this person's half of the world. */
  const parcel = async (person: Party, access: 'user' | 'vendor' | 'admin'): Promise<Delivered> => {
    const { vendor } = person;
    const customer = access === 'user' ? { id: person.id, token: await make.signIn(person.id) } : await make.customer();
    const seller = { ...vendor, token: await make.signIn(vendor.id) };
    return returns.deliveredBy(seller, customer, [1]);
  };

  const numberOf = async (delivered: Delivered, wish: ReturnRequest = {}) =>
    String((await returns.asked(delivered, wish)).return_no);

  const approve = { decision: 'approve', reason: '', keep_goods: false };
  const decide = ({ vendor }: Delivered, no: string, body: object = approve) =>
    returns.say(vendor, `/vendor/returns/${no}/decision`, body);

  const requested = async (person: Party, access: 'user' | 'vendor' | 'admin') => {
    const delivered = await parcel(person, access);
    return { params: { return_no: await numberOf(delivered) } };
  };

  const approved = async (person: Party, access: 'user' | 'vendor') => {
    const delivered = await parcel(person, access);
    const no = await numberOf(delivered);
    await decide(delivered, no);
    return { params: { return_no: no } };
  };

  const inspection = async (person: Party) => {
    const received = await returns.received(await parcel(person, 'vendor'), {});
    return { params: { return_no: received.return_no }, body: returns.inspection(received, [1, 0, 0]) };
  };

  const declined = async (person: Party) => {
    const delivered = await parcel(person, 'admin');
    const no = await numberOf(delivered);
    await decide(delivered, no, { decision: 'decline', reason: 'It was used.' });
    return no;
  };

  const refundOf = async (delivered: Delivered): Promise<number> => {
    const { refunds } = await returns.keptBy(delivered, {});
    return Number(refunds[0].id);
  };

  const refund = async (person: Party): Promise<number> => refundOf(await parcel(person, 'admin'));

  /** A form for a refund run over everything due, in the currency of a new refund. */
  const refundRunForm = async (person: Party) => {
    await refund(person);
    const { body } = await shop.call('GET /admin/refund-runs', { token: (await make.admin()).token });
    const [{ currency, total }] = body.data.due;
    return { currency, seen_total: total };
  };

  const refundRun = async (person: Party): Promise<string> => {
    const body = await refundRunForm(person);
    const ordered = await shop.call('POST /admin/refund-runs', { token: (await make.admin()).token, body });
    return ordered.body.data.run_no;
  };

  /** A refund whose account the bank has refused. */
  const refused = async (person: Party): Promise<number> => {
    const id = await refundOf(await parcel(person, 'user'));
    await returns.say(await make.admin(), `/admin/refunds/${id}/failed`, { reason: 'No such account.', version: 1 });
    return id;
  };

  const pictured = async (person: Party, access: 'user' | 'vendor' | 'admin') => {
    const data = await returns.asked(await parcel(person, access), {});
    return { params: { return_no: data.return_no, id: data.lines[0].pictures[0] } };
  };

  const ids = { 'params.return_no': returned };
  const pictureIds = { ...ids, 'params.id': { missing: MISSING, foreign: 'stranger' } } as const;

  return {
    'GET /orders/:id/returnable': {
      access: 'buyer',
      request: async (person) => ({ params: { id: (await parcel(person, 'user')).partId } }),
      ids: { 'params.id': owned },
    },
    'POST /orders/:id/returns': {
      access: 'buyer',
      request: async (person) => {
        const { partId, lines } = await parcel(person, 'user');
        return {
          params: { id: partId },
          body: {
            lines: [{ order_product_id: lines[0], quantity: 1, reason: 'too_many' }],
            refund_account: { iban: IBAN, holder: 'Layla Haddad' },
          },
        };
      },
      ids: { 'params.id': owned },
    },
    'POST /orders/:id/returns/preview': {
      access: 'buyer',
      request: async (person) => {
        const { partId, lines } = await parcel(person, 'user');
        return {
          params: { id: partId },
          body: { lines: [{ order_product_id: lines[0], quantity: 1, reason: 'damaged' }] },
        };
      },
      ids: { 'params.id': owned },
    },
    'GET /returns': { access: 'user', request: () => ({ query: { page: 1 } }) },
    'GET /returns/:return_no': { access: 'buyer', request: (person) => requested(person, 'user'), ids },
    'POST /returns/:return_no/pictures': {
      access: 'buyer',
      request: async (person) => {
        const data = await returns.asked(await parcel(person, 'user'), {});
        return {
          params: { return_no: data.return_no },
          body: { line_id: data.lines[0].id, pictures: [fileOf(await photo())] },
        };
      },
      ids: { ...ids, 'body.line_id': owned },
    },
    'GET /returns/:return_no/pictures/:id': {
      access: 'buyer',
      request: (person) => pictured(person, 'user'),
      ids: pictureIds,
    },
    'POST /returns/:return_no/sent': {
      access: 'buyer',
      request: async (person) => ({ ...(await approved(person, 'user')), body: { note: 'Aramex 4711' } }),
      ids,
    },
    'POST /returns/:return_no/withdraw': { access: 'buyer', request: (person) => requested(person, 'user'), ids },
    'GET /vendor/returns': { access: 'vendor', request: () => ({ query: { due: 'late', from: '2026-01-01' } }) },
    'GET /vendor/returns.csv': { access: 'vendor', request: () => ({ query: { state: 'requested' } }) },
    'GET /vendor/returns/:return_no': { access: 'vendor', request: (person) => requested(person, 'vendor'), ids },
    'GET /vendor/returns/:return_no/pictures/:id': {
      access: 'vendor',
      request: (person) => pictured(person, 'vendor'),
      ids: pictureIds,
    },
    'POST /vendor/returns/:return_no/decision': {
      access: 'vendor',
      request: async (person) => ({ ...(await requested(person, 'vendor')), body: approve }),
      ids,
    },
    'POST /vendor/returns/:return_no/received': {
      access: 'vendor',
      request: (person) => approved(person, 'vendor'),
      ids,
    },
    'POST /vendor/returns/:return_no/inspection/preview': { access: 'vendor', request: inspection, ids },
    'POST /vendor/returns/:return_no/inspection': { access: 'vendor', request: inspection, ids },
    'GET /admin/returns': { access: 'admin', request: () => ({ query: { overruled: '1' } }) },
    'GET /admin/returns.csv': { access: 'admin', request: () => ({ query: { due: 'vendor' } }) },
    'GET /admin/returns/:return_no': {
      access: 'admin',
      request: (person) => requested(person, 'admin'),
      ids: { 'params.return_no': { missing: returned.missing } },
    },
    'GET /admin/returns/:return_no/pictures/:id': {
      access: 'admin',
      request: (person) => pictured(person, 'admin'),
      ids: { 'params.return_no': { missing: returned.missing }, 'params.id': unowned },
    },
    'POST /admin/returns/:return_no/overrule': {
      access: 'admin',
      request: async (person) => ({
        params: { return_no: await declined(person) },
        body: { decision: 'keep_goods', reason: 'The pictures show it.' },
      }),
      ids: { 'params.return_no': { missing: returned.missing } },
    },
    'GET /orders/:id/refunds': {
      access: 'buyer',
      request: async (person) => ({ params: { id: (await parcel(person, 'user')).partId } }),
      ids: { 'params.id': owned },
    },
    'POST /refunds/:id/account': {
      access: 'buyer',
      request: async (person) => ({
        params: { id: await refused(person) },
        body: { iban: IBAN, holder: 'Layla Haddad' },
      }),
      ids: { 'params.id': owned },
    },
    'GET /admin/refunds': { access: 'admin', request: () => ({ query: { state: 'due' } }) },
    'GET /admin/refunds.csv': { access: 'admin', request: () => ({}) },
    'GET /admin/refund-runs': { access: 'admin', request: () => ({ query: { currency: 'SAR' } }) },
    'POST /admin/refund-runs': {
      access: 'admin',
      request: async (person) => ({ body: await refundRunForm(person) }),
    },
    'GET /admin/refund-runs/:run_no/bank.csv': {
      access: 'admin',
      request: async (person) => ({ params: { run_no: await refundRun(person) } }),
      ids: { 'params.run_no': { missing: 'REF-NONE' } },
    },
    'POST /admin/refunds/:id/paid': {
      access: 'admin',
      request: async (person) => ({
        params: { id: await refund(person) },
        body: { bank_reference: 'TRX-1', paid_on: '2026-01-05', version: 1 },
      }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/refunds/:id/failed': {
      access: 'admin',
      request: async (person) => ({
        params: { id: await refund(person) },
        body: { reason: 'No such account.', version: 1 },
      }),
      ids: { 'params.id': unowned },
    },
  };
};
