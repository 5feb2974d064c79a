import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { buildTestApp } from '../support/app.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}

interface Sent {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: { readonly spans: SentSpan[] }[];
  }[];
}

/** A collector of OTLP over HTTP. */
const startCollector = async () => {
  const sent: Sent[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    sent.push(JSON.parse(Buffer.concat(parts).toString()));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    sent,
    spans: () =>
      sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans.flatMap((s) => s.spans))),
    close: () => server.close(),
  };
};

const valueOf = ({ attributes }: Pick<SentSpan, 'attributes'>, wanted: string) => {
  const { value } = attributes.find(({ key }) => key === wanted) ?? {};
  return value?.stringValue ?? value?.intValue;
};

const ID = '0123456789abcdef0123456789abcdef';

describe('a trace', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  before(async () => {
    collector = await startCollector();
    const shop = await buildTestApp({ otlpEndpoint: collector.endpoint });
    await shop.app.inject({ url: '/api/products?search=gloves', headers: { 'x-request-id': ID } });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await shop.app.inject({ url: '/api/categories', headers: { traceparent } });
    await shop.app.inject({ url: '/nothing', headers: { traceparent: 'no such thing' } });
    await shop.app.outbox.enqueue({
      ...{ eventId: 'e', template: 'vendor-welcome', recipient: 'a@test.balsam.test', lang: 'en' },
      payload: {},
    });
    await shop.app.outbox.deliverDue();
    await shop.app.storage.read('private/none.pdf');
    await shop.close();
  });
  after(() => collector.close());

  const request = (route: string) => {
    const found = collector.spans().find((span) => valueOf(span, 'http.route') === route);
    assert.ok(found, route);
    return found;
  };

  it('Closing the app sends the remaining spans under the backend’s name', () => {
    assert.ok(collector.spans().length > 3);
    const { attributes } = collector.sent[0]?.resourceSpans[0]?.resource ?? { attributes: [] };
    assert.equal(valueOf({ attributes }, 'service.name'), 'balsam-backend');
  });

  it('A request is a span named by its route template, with the id of its log lines', () => {
    const span = request('/api/products');
    assert.equal(span.name, 'GET /api/products');
    assert.equal(span.traceId, ID);
    assert.equal(valueOf(span, 'balsam.request_id'), ID);
    assert.equal(Number(valueOf(span, 'http.response.status_code')), 200);
  });

  it('Statements are child spans without parameter values', () => {
    const { spanId } = request('/api/products');
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);
    assert.ok(statements.length > 0);
    assert.ok(statements.some((span) => /SELECT/.test(String(valueOf(span, 'db.query.text')))));
    assert.doesNotMatch(JSON.stringify(collector.sent), /gloves|@test/);
  });

  it('A foreign trace continues, and an unreadable one starts a new trace', () => {
    const { traceId, parentSpanId } = request('/api/categories');
    assert.deepEqual([traceId, parentSpanId], ['a'.repeat(32), 'b'.repeat(16)]);
    assert.equal(request('unknown').parentSpanId ?? '', '');
  });

  it('Mail and files have their own spans', () => {
    const names = collector.spans().map(({ name }) => name);
    assert.ok(names.includes('send mail') && names.includes('read file'), names.join());
  });
});

describe('an unreachable collector', () => {
  it('It affects no request, and the process still ends', async () => {
    const shop = await buildTestApp({ otlpEndpoint: 'http://127.0.0.1:1' });
    assert.equal((await shop.app.inject('/api/products')).statusCode, 200);
    const since = performance.now();
    await shop.close();
    assert.ok(performance.now() - since < 60_000);
  });
});
