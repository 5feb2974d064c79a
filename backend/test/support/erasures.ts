import assert from 'node:assert/strict';
import { createErasures } from '../../src/modules/people/privacy/erasures.ts';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import type { Person } from './factories.ts';

const DAY_MS = 86_400_000;

/** Erasures that customers ask for. */
export const createErasureDesk = (shop: TestApp) => ({
  /** Asks through the API, which signs the person out. @returns the id of the request */
  async ask({ token }: Pick<Person, 'token'>, more: object = {}): Promise<number> {
    const asked = await shop.call('POST /user/privacy-requests', { token, body: { kind: 'erase', ...more } });
    assert.equal(asked.status, 200, asked.text);
    return asked.body.requests[0].id;
  },

  /** Ends the time in which requests can be stopped. */
  endWaiting: () => shop.database.query(sql`UPDATE privacy_requests SET erase_from = now() WHERE kind = 'erase'`),

  /** Erases everyone who is due, a year from now: every return period is over then. */
  async run(now = new Date(Date.now() + 400 * DAY_MS)): Promise<void> {
    const { database, outbox } = shop.app;
    const errors: unknown[] = [];
    const log = { ...shop.app.log, error: (entry: { err: unknown }) => void errors.push(entry.err) };
    await createErasures({ database, outbox, log: log as unknown as typeof shop.app.log }).eraseDue(now);
    assert.deepEqual(errors, []);
  },

  async stateOf(id: number): Promise<{ state: string; waits_for: string[] } | null> {
    return shop.database.first(sql`SELECT state, waits_for FROM privacy_requests WHERE id = ${id}`);
  },

  /** All rows of all tables as text, with generated columns: a dump of the database. */
  async dump(): Promise<Map<string, string>> {
    const tables = await shop.database.query<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const texts = new Map<string, string>();
    for (const { name } of tables) {
      const rows = await shop.database.query<{ text: string }>(
        sql`SELECT t::text AS text FROM ${sql.identifier(name)} t`,
      );
      texts.set(name, rows.map(({ text }) => text).join('\n'));
    }
    return texts;
  },
});
