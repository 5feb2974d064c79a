import { randomBytes } from 'node:crypto';
import { sql } from '../../../src/sql/sql.ts';
import { hashToken } from '../../../src/plugins/session.ts';
import { MISSING, type SampleTools, type Samples } from '../sample.ts';

/** Requests of people about their data. */
export const privacySamples = ({ shop: { make, database, app } }: SampleTools): Samples => {
  /** Lets a guest ask, who otherwise has to confirm their address first. */
  const prove = (id: number) => database.query(sql`UPDATE guest_tokens SET kind = 'order' WHERE user_id = ${id}`);

  /** A request, open or with its file. */
  const requestOf = async (id: number, fileId: number | null = null): Promise<number> => {
    await prove(id);
    await database.query(sql`DELETE FROM privacy_requests WHERE user_id = ${id}`);
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO privacy_requests (user_id, kind, state, email, lang, due_on, file_id, done_at)
      VALUES (${id}, 'export', ${fileId === null ? 'open' : 'done'}, 'sample@test.balsam.test', 'en', current_date, ${fileId}::bigint,
        CASE WHEN ${fileId}::bigint IS NOT NULL THEN now() END) RETURNING id`);
    return row?.id ?? 0;
  };

  const fileRequestOf = async (id: number): Promise<number> => {
    const name = `${randomBytes(16).toString('hex')}.zip`;
    await app.storage.write(`private/${name}`, Buffer.from('zip'));
    const file = await database.first<{ id: number }>(sql`
      INSERT INTO files (storage_key, visibility, original_name, mime, bytes, expires_at)
      VALUES (${name}, 'private', 'data.zip', 'application/zip', 3, now() + interval '7 days') RETURNING id`);
    return requestOf(id, file?.id ?? null);
  };

  const foreign = async () => requestOf((await make.customer()).id);

  const answer = (kind: 'correct' | 'export') => ({
    access: 'admin' as const,
    async request() {
      const { id } = await make.customer();
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO privacy_requests (user_id, kind, email, lang, due_on)
        VALUES (${id}, ${kind}, 'sample@test.balsam.test', 'en', current_date) RETURNING id`);
      return { params: { id: row?.id ?? 0 }, body: { reason: 'It is done.' } };
    },
    ids: { 'params.id': { missing: MISSING, response: 409 } },
  });

  return {
    'GET /user/privacy-requests': {
      access: 'person',
      async request({ id }) {
        await prove(id);
        return {};
      },
    },
    'POST /user/privacy-requests': {
      access: 'person',
      async request({ id }) {
        await prove(id);
        await database.query(sql`DELETE FROM privacy_requests WHERE user_id = ${id}`);
        return { body: { kind: 'export' } };
      },
    },
    'POST /user/privacy-requests/:id/withdraw': {
      access: 'person',
      request: async ({ id }) => ({ params: { id: await requestOf(id) } }),
      ids: { 'params.id': { missing: MISSING, foreign } },
    },
    'GET /user/privacy-requests/:id/file': {
      access: 'person',
      request: async ({ id }) => ({ params: { id: await fileRequestOf(id) } }),
      ids: { 'params.id': { missing: MISSING, foreign: async () => fileRequestOf((await make.customer()).id) } },
    },
    'POST /privacy-requests/stop': {
      access: 'public',
      async request() {
        const token = randomBytes(32).toString('base64url');
        const { id } = await make.customer();
        await database.query(sql`
          INSERT INTO privacy_requests (user_id, kind, email, lang, due_on, erase_from, stop_token_hash)
          VALUES (${id}, 'erase', 'sample@test.balsam.test', 'en', current_date, now(), ${hashToken(token)})`);
        return { body: { token } };
      },
      ids: { 'body.token': { missing: 'no-such-token' } },
    },
    'GET /user/consents': { access: 'user', request: () => ({}) },
    'POST /user/consents': { access: 'user', request: () => ({ body: { purpose: 'newsletter', given: false } }) },
    'GET /admin/retention': { access: 'admin', request: () => ({}) },
    'GET /admin/privacy-requests': { access: 'admin', request: () => ({ query: { state: 'unanswered' } }) },
    'GET /admin/privacy-requests.csv': { access: 'admin', request: () => ({}) },
    'POST /admin/privacy-requests/:id/fulfil': answer('correct'),
    'POST /admin/privacy-requests/:id/refuse': answer('export'),
  };
};
