import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { portOf } from '../support/server-process.ts';

describe('HTTP from browsers, proxies and robots', () => {
  let test: TestApp;
  let port: number;
  before(async () => {
    test = await buildTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = portOf(test.app.server.address());
  });
  after(() => test.close());

  /** Complete response to raw lines. */
  const send = (...lines: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    return text(socket);
  };

  it('A second Host header is rejected', async () => {
    const answer = await send(
      'GET /api/countries HTTP/1.1',
      'Host: shop.example',
      'Host: other.example',
      'Connection: close',
    );
    assert.match(answer, /^HTTP\/1.1 400 [^]*"code":"malformed_request"/);
  });

  it('Responses forbid content sniffing', async () => {
    for (const [method, url] of [
      ['GET', '/api/docs/json'],
      ['GET', '/readyz'],
      ['GET', '/api/%ff'],
      ['DELETE', '/'],
    ] as const) {
      const { headers } = await test.app.inject({ method, url });
      assert.equal(headers['x-content-type-options'], 'nosniff', `${method} ${url}`);
    }
    assert.match(await send('NONSENSE'), /^HTTP\/1.1 400 [^]*X-Content-Type-Options: nosniff[^]*"malformed_request"/);
  });

  it('Everything below /api responds in JSON, also next to served pages', async () => {
    for (const url of ['/api', '/api/', '/api/nowhere', '/api//countries', '/api/countries/%2e%2e/x', '/api/%c0']) {
      const response = await test.app.inject({ url, headers: { accept: 'text/html' } });
      assert.ok([400, 404].includes(response.statusCode), url);
      assert.equal(response.json<{ success: boolean }>().success, false, url);
    }
  });

  it('Personal, language and currency variants are never shared by a cache', async () => {
    const { headers } = await test.call('GET /countries', { headers: { 'accept-encoding': 'gzip' } });
    assert.match(String(headers['cache-control']), /private/);
    for (const name of ['lang', 'currency', 'authorization'])
      assert.match(String(headers.vary).toLowerCase(), new RegExp(`\\b${name}\\b`));
  });

  it('An oversized request gets its error before the connection closes', async () => {
    const body = new Uint8Array(10_000_000);
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    assert.equal(answer.status, 413);
  });

  it('Slow headers and bodies time out after 30 seconds', () => {
    const { requestTimeout, headersTimeout } = test.app.server;
    assert.deepEqual([requestTimeout, headersTimeout], [30_000, 30_000]);
  });
});
