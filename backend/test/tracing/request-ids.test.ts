import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { fastify } from 'fastify';
import { loadConfig } from '../../src/app.ts';
import { loggerOf } from '../../src/tracing/logger.ts';
import { requestContextPlugin } from '../../src/plugins/request-context.ts';
import { requestContext } from '../../src/tracing/request-context.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { proofOf } from '../support/release-signature.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the id of a request', () => {
  let shop: TestApp;
  before(async () => {
    shop = await buildTestApp();
  });
  after(() => shop.close());

  const idOf = async (given: string | undefined, url = '/api/products') =>
    (await shop.app.inject({ url, headers: given === undefined ? {} : { 'x-request-id': given } })).headers[
      'x-request-id'
    ];

  it('A client’s request id is used in every response', async () => {
    assert.equal(await idOf(ID), ID);
    assert.equal(await idOf(ID, '/api/nothing'), ID);
    assert.equal(await idOf(ID, '/healthz'), ID);
    assert.equal(await idOf(ID, '/api/%zz'), ID);
  });

  it('A missing or unsafe id is replaced', async () => {
    for (const given of [undefined, '', 'short', 'x'.repeat(65), '*/ DROP TABLE orders; /*', 'a\tb-0123456789'])
      assert.match(String(await idOf(given)), /^[0-9a-f-]{36}$/);
  });

  it('The id is a comment in SQL, except in prepared statements', async () => {
    const ask = (name?: string) =>
      requestContext.run({ id: ID, span: null, tables: null }, () =>
        shop.database.first<{ text: string }>(sql`SELECT current_query() AS text`, name),
      );
    assert.match((await ask())?.text ?? '', new RegExp(`^/\\* request=${ID} \\*/`));
    assert.doesNotMatch((await ask('kept'))?.text ?? '', /request=/);
    assert.doesNotMatch(
      (await shop.database.first<{ text: string }>(sql`SELECT current_query() AS text`))?.text ?? '',
      /request=/,
    );
  });

  it('A statement has the request id, also if the body came in chunks', async () => {
    const seen: (string | undefined)[] = [];
    const { query } = shop.database;
    mock.method(shop.database, 'query', (...args: Parameters<typeof query>) => {
      seen.push(requestContext.getStore()?.id);
      return query(...args);
    });
    await shop.app.listen({ port: 0 });
    const address = shop.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const proof = proofOf(shop, { area: 'shop', version: '0.1.0' });
    const body = new ReadableStream({
      async start(controller) {
        for (const part of [
          '{"area":"shop","version":"0.1.0",',
          '"phase":"load","code":"late",',
          `"proof":"${proof}"}`,
        ]) {
          controller.enqueue(new TextEncoder().encode(part));
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': ID };
    const asked = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    await fetch(`http://127.0.0.1:${port}/api/beacons`, asked);
    mock.restoreAll();
    assert.ok(seen.includes(ID));
  });

  it('Slow and failed statements are logged with their text and without values', async () => {
    const warn = mock.method(shop.app.log, 'warn');
    await shop.database.query(sql`SELECT pg_sleep(0.6), ${'secret'}::text`);
    await assert.rejects(shop.database.query(sql`SELECT 1 / 0, ${'secret'}::text`));
    const lines = warn.mock.calls.map(({ arguments: [line, message] }) => ({ line, message }));
    warn.mock.restore();
    assert.deepEqual(
      lines.map(({ message }) => message),
      ['slow statement', 'statement failed'],
    );
    assert.match(JSON.stringify(lines), /pg_sleep\(0\.6\), \$1::text/);
    assert.match(JSON.stringify(lines), /"reason":"other","state":"22012"/);
    assert.doesNotMatch(JSON.stringify(lines), /secret/);
  });
});

describe('the log', () => {
  const writingTo = (lines: string[]) => {
    const options = loggerOf(loadConfig({ LOG_LEVEL: 'info' }));
    assert.ok(typeof options === 'object');
    return { ...options, stream: { write: (line: string) => void lines.push(line) } };
  };

  it('Every log line of a request has its id once and no query string', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: writingTo(lines), genReqId: () => ID });
    await app.register(requestContextPlugin);
    app.get('/api/:thing', async (request) => {
      request.log.info('near');
      app.log.info('far');
      return {};
    });
    await app.inject('/api/one?token=secret');
    app.log.info('beside');
    await app.close();
    const ofRequest = lines.slice(0, -1);
    assert.equal(ofRequest.length, 4);
    for (const line of ofRequest) assert.equal(line.split(`"reqId":"${ID}"`).length, 2, line);
    assert.doesNotMatch(lines.at(-1) ?? '', /reqId/);
    assert.match(lines[0] ?? '', /"method":"GET","route":"\/api\/:thing","url":"\/api\/one"/);
    assert.doesNotMatch(lines.join(''), /secret/);
  });

  it('The log names the requested page without the token of a mailed link', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: writingTo(lines) });
    app.get('/*', async () => 'a page');
    const asked = {
      '/': '/',
      '/reset-password/secret': '/reset-password',
      '/vendor/reset-password/secret?lang=ar': '/vendor',
      '/newsletter?secret': '/newsletter',
      '/api/orders/12/lines?secret': '/api/orders/12/lines',
      '/media/a-640.webp': '/media/a-640.webp',
      '/areas/shell/1/main.js': '/areas/shell/1/main.js',
    };
    for (const address of Object.keys(asked)) await app.inject(address);
    await app.close();
    const told = lines.flatMap((line) => JSON.parse(line).req?.url ?? []);
    assert.deepEqual(told, Object.values(asked));
    assert.doesNotMatch(lines.join(''), /secret/);
  });
});
