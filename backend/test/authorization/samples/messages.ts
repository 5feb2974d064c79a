import { sql } from '../../../src/sql/sql.ts';
import { fileOf } from '../../support/products.ts';
import { createThreads, type Parcel } from '../../support/threads.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const ANSWER = { title: 'Sterile', text: 'Yes, it is sterile.', text_arabic: 'نعم، إنه معقّم.' };
const PDF = '%PDF-1.7\n%%EOF';

/** Messages about sub-orders. */
export const messageSamples = ({ shop, sales }: SampleTools): Samples => {
  const { make } = shop;
  const threads = createThreads(shop, sales);

  /** A placed sub-order between the two people of this person's half of the world. */
  const parcelOf = async (person: Party, side: 'buyer' | 'vendor'): Promise<Parcel> => {
    const vendor = { ...person.vendor, token: await make.signIn(person.vendor.id) };
    const customer = side === 'buyer' ? { id: person.id, token: await make.signIn(person.id) } : await make.customer();
    return threads.parcel({ vendor, customer });
  };

  const asked = async (person: Party, side: 'buyer' | 'vendor', files: File[] = []) => {
    const parcel = await parcelOf(person, side);
    const send = side === 'buyer' ? threads.answer : threads.ask;
    const { body } = await send(parcel, 'Is it sterile?', { files });
    return { parcel, message: body.data };
  };

  const ids = { 'params.id': owned };

  /** A disputed thread, which an admin has opened. */
  const opened = async (files: File[] = []) => {
    const parcel = await threads.parcel();
    const { body } = await threads.ask(parcel, 'It is broken.', { files });
    const { id, updated_at: seen } = await threads.dispute(parcel);
    const { token } = await make.admin();
    const viewed = await shop.call(`POST /admin/threads/${id}/view`, { token, body: {} });
    return { id, seen, file: body.data.files[0]?.id, updatedAt: viewed.body.data.thread.updated_at };
  };

  const prepared = async ({ vendor }: Party): Promise<number> => {
    const row = await shop.database.first<{ id: number }>(sql`
      INSERT INTO prepared_answers (vendor_id, title, text, text_ar) VALUES (${vendor.vendorId}, 'Sterile', 'Yes.', '') RETURNING id`);
    return row?.id ?? 0;
  };

  const adminIds = { 'params.id': unowned };

  const routesOf = (side: 'buyer' | 'vendor', path: '' | '/vendor'): Samples => ({
    [`GET ${path}/orders/:id/thread`]: {
      access: side,
      request: async (person) => ({ params: { id: (await asked(person, side)).parcel.partId } }),
      ids,
    },
    [`POST ${path}/orders/:id/messages`]: {
      access: side,
      request: async (person) => ({
        params: { id: (await parcelOf(person, side)).partId },
        body: { body: 'Is it sterile?' },
      }),
      ids,
    },
    [`POST ${path}/orders/:id/messages/read`]: {
      access: side,
      request: async (person) => {
        const { parcel, message } = await asked(person, side);
        return { params: { id: parcel.partId }, body: { up_to: message.id } };
      },
      ids,
    },
    [`GET ${path}/orders/:id/messages/files/:file`]: {
      access: side,
      request: async (person) => {
        const { parcel, message } = await asked(person, side, [fileOf(Buffer.from(PDF), 'paper.pdf')]);
        return { params: { id: parcel.partId, file: message.files[0].id } };
      },
      ids,
    },
  });

  return {
    ...routesOf('buyer', ''),
    ...routesOf('vendor', '/vendor'),
    'POST /orders/:id/dispute': {
      access: 'buyer',
      request: async (person) => ({
        params: { id: (await parcelOf(person, 'buyer')).partId },
        body: { reason: 'It never arrived.' },
      }),
      ids,
    },
    'GET /orders/messages/unread': { access: 'buyer', request: () => ({}) },
    'GET /vendor/threads': { access: 'vendor', request: () => ({ query: { waits_for: 'vendor', search: 'BLS' } }) },
    'GET /vendor/threads.csv': { access: 'vendor', request: () => ({ query: { waits_for: 'buyer' } }) },
    'GET /vendor/prepared-answers': { access: 'vendor', request: () => ({}) },
    'POST /vendor/prepared-answers': { access: 'vendor', request: () => ({ body: ANSWER }) },
    'POST /vendor/prepared-answers/:id': {
      access: 'vendor',
      request: async (person) => ({ params: { id: await prepared(person) }, body: { ...ANSWER, title: 'Returns' } }),
      ids,
    },
    'DELETE /vendor/prepared-answers/:id': {
      access: 'vendor',
      request: async (person) => ({ params: { id: await prepared(person) } }),
      ids,
    },
    'GET /admin/threads': { access: 'admin', request: () => ({ query: { state: 'disputed', search: 'BLS' } }) },
    'GET /admin/threads.csv': { access: 'admin', request: () => ({ query: { state: 'resolved' } }) },
    'POST /admin/threads/:id/view': {
      access: 'admin',
      request: async () => ({ params: { id: (await opened()).id }, body: { reason: 'The buyer called us.' } }),
      ids: adminIds,
    },
    'POST /admin/threads/:id/messages': {
      access: 'admin',
      request: async () => ({ params: { id: (await opened()).id }, body: { body: 'We are looking into it.' } }),
      ids: adminIds,
    },
    'POST /admin/threads/:id/resolve': {
      access: 'admin',
      request: async () => {
        const { id, updatedAt } = await opened();
        return { params: { id }, body: { text: 'The store sends another.', updated_at_seen: updatedAt } };
      },
      ids: adminIds,
    },
    'GET /admin/threads/:id/files/:file': {
      access: 'admin',
      request: async () => {
        const { id, file } = await opened([fileOf(Buffer.from(PDF), 'paper.pdf')]);
        return { params: { id, file } };
      },
      ids: adminIds,
    },
  };
};
