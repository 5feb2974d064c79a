import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { createUploadRoom } from '../../src/files/upload-room.ts';
import { AppError } from '../../src/wire/errors.ts';
import { addressOf, samplesOf } from '../authorization/sample.ts';
import { createSamples } from '../authorization/samples/index.ts';
import { createWorld, type World } from '../authorization/world.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';
import { portOf } from '../support/server-process.ts';
import { createSales } from '../support/sales.ts';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'the-boundary';
const FILE_HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n`;

const isOverloaded = (error: unknown) => error instanceof AppError && error.status === 503 && error.retryAfter === 30;

describe('uploads in progress', () => {
  let shop: TestApp;
  let world: World;
  let port: number;
  before(async () => {
    shop = await buildTestApp();
    world = await createWorld(shop);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    port = portOf(shop.app.server.address());
  });
  after(() => shop.close());

  /** Sends the header of a form and the beginning of a file; the rest never arrives. */
  const begin = (path: string, token: string, piece = ''): Socket => {
    const socket = connect(port, '127.0.0.1');
    const head = [
      ...[`POST /api${path} HTTP/1.1`, 'Host: shop.example', `Authorization: Bearer ${token}`],
      ...[
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
        `Content-Length: ${MEGABYTE}`,
        'Connection: close',
      ],
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${FILE_HEAD}${piece}`);
    return socket;
  };

  const emptied = async () => {
    for (let look = 0; look < 100 && shop.app.uploadRoom.bytes() > 0; look += 1) await wait(20);
    assert.equal(shop.app.uploadRoom.bytes(), 0);
  };

  it('Files for a missing or foreign record are rejected before they are received', async (t) => {
    const samples = createSamples({ shop, sales: createSales(shop) });
    const routes = watchedOf(shop.app)
      .routes.filter(({ config, url }) => config?.multipart && url.includes(':'))
      .map(({ url }) => `POST ${url.replace('/api', '')}`);
    assert.ok(routes.length >= 7);
    for (const route of routes)
      await t.test(route, async () => {
        const [sample] = samplesOf(samples, route);
        assert.ok(sample);
        const { access } = sample;
        assert.ok(access !== 'public' && access !== 'any');
        const { id } = world.peopleOf(access)[0];
        const token = await shop.make.signIn(id);
        const params = { id: 999_999_999, slug: 'not-there', idOrSlug: 'not-there', return_no: 'RET-00000000' };
        const [, path = ''] = addressOf(route, { params }).split(' ');
        const response = await text(begin(path, token));
        assert.match(response, /^HTTP\/1.1 404 /);
      });
  });

  it('A stalled form ends with 408 and frees its slot', async () => {
    const { token } = await shop.make.vendor();
    const { server } = shop.app;
    const { requestTimeout } = server;
    server.requestTimeout = 1000;
    try {
      const response = await text(begin('/vendor/pictures', token, 'x'.repeat(1000)));
      assert.match(response, /^HTTP\/1.1 408 [^]*"code":"request_timeout"/);
    } finally {
      server.requestTimeout = requestTimeout;
    }
    await emptied();
  });

  it('A user has at most twenty uploads, which do not block others', async () => {
    const [{ token }, other] = [await shop.make.vendor(), await shop.make.vendor()];
    const sockets = Array.from({ length: 20 }, () => begin('/vendor/pictures', token, 'x'.repeat(1000)));
    for (let look = 0; look < 1500 && shop.app.uploadRoom.bytes() < 20 * 1000; look += 1) await wait(20);
    const refused = await text(begin('/vendor/pictures', token));
    assert.match(refused, /^HTTP\/1.1 503 [^]*[Rr]etry-[Aa]fter: 30[^]*"code":"overloaded"/);
    const body = { picture: new File(['no picture'], 'a.png') };
    assert.equal((await shop.call('POST /vendor/pictures', { token: other.token, body })).status, 422);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.destroyed || once(socket, 'close')));
    await emptied();
  });
});

describe('upload capacity', () => {
  it('A sender fills only their share, and all senders together fill the capacity', () => {
    const room = createUploadRoom({ bytes: 100, senderBytes: 60, senderUploads: 2 });
    const [one, two] = [room.enter('one'), room.enter('two')];
    one.count(60);
    assert.throws(() => room.enter('one'), isOverloaded);
    assert.throws(() => two.count(50), isOverloaded);
    two.leave();
    assert.equal(room.bytes(), 60);
    room.enter('two').count(40);
    assert.throws(() => room.enter('three'), isOverloaded);
    one.leave();
    room.enter('three').leave();
    assert.equal(room.bytes(), 40);
  });

  it('The number of uploads per sender is limited, however small they are', () => {
    const room = createUploadRoom({ bytes: 100, senderBytes: 60, senderUploads: 2 });
    const [first] = [room.enter('one'), room.enter('one')];
    assert.throws(() => room.enter('one'), isOverloaded);
    first.leave();
    room.enter('one');
  });
});
