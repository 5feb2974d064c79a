import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { productImportsPlugin } from '../../../src/modules/catalogue/products/import-export/plugin.ts';

/** App whose worker waits in its only query until `release` is called, and finds no imports. */
const appWithWorker = async () => {
  let release = () => {};
  const gate = new Promise<never[]>((resolve) => {
    release = () => resolve([]);
  });
  const queries = { count: 0 };
  const app = Fastify();
  const query = () => {
    queries.count += 1;
    return gate;
  };
  Object.assign(app, { database: { query, first: async () => null }, addJob: () => {} });
  await app.register(productImportsPlugin);
  await app.ready();
  return { app, queries, release };
};

describe('Waking the import worker', () => {
  it('Many wake-ups during a run queue a single further run', async () => {
    const { app, queries, release } = await appWithWorker();
    app.wakeImports();
    await Promise.resolve();
    for (let poll = 0; poll < 5; poll += 1) app.wakeImports();
    release();
    await new Promise(setImmediate);
    assert.equal(queries.count, 2);
    await app.close();
  });

  it('No run starts once the server is closing', async () => {
    const { app, queries, release } = await appWithWorker();
    app.wakeImports();
    await Promise.resolve();
    app.wakeImports();
    const closed = app.close();
    await new Promise(setImmediate);
    release();
    await closed;
    app.wakeImports();
    await new Promise(setImmediate);
    assert.equal(queries.count, 1);
  });
});
