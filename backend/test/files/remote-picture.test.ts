import assert from 'node:assert/strict';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { AppError } from '../../src/wire/errors.ts';
import { createRemotePictures, isOpenAddress } from '../../src/files/remote-picture.ts';

/** Another host that serves pictures. */
let server: http.Server;
let origin = '';
let respond: RequestListener = () => undefined;
before(async () => {
  server = http.createServer((request, response) => respond(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

const stranger = { protocol: 'http:', get: http.get, mayReach: (address: string) => address === '127.0.0.1' } as const;
const read = createRemotePictures(stranger);

/** Error message about the address. */
const objection = async (reading: Promise<unknown>): Promise<unknown> => {
  const error = await reading.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  assert.ok(error instanceof AppError, String(error));
  return error.fields?.address?.[0];
};

test('A picture is fetched from its address, also after a redirect', async () => {
  respond = ({ url }, response) => {
    if (url === '/old.png') response.writeHead(302, { location: '/new.png' }).end();
    else response.end('picture');
  };
  const file = await read(`${origin}/old.png`);
  assert.deepEqual([file.name, file.content.toString()], ['old.png', 'picture']);
});

test('Internal hosts are refused as an address, as a name and as a redirect', async () => {
  const house = createRemotePictures();
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.5', '0x7f.1', '169.254.169.254', '[::ffff:10.0.0.5]', 'localhost'])
    assert.equal(await objection(house(`https://${host}/a.png`)), 'products.address_unreachable', host);

  let asked = 0;
  respond = (_request, response) => {
    asked += 1;
    response.writeHead(302, { location: `http://127.0.0.2:${new URL(origin).port}/secret.png` }).end();
  };
  assert.equal(await objection(read(`${origin}/a.png`)), 'products.address_unreachable');
  assert.equal(asked, 1);
});

test('Only public addresses are allowed', () => {
  const open = ['8.8.8.8', '185.15.59.224', '2a02:ec80:300::1'];
  const closed = [
    '192.168.1.1',
    '172.31.0.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    '2002:a00::1',
  ];
  assert.deepEqual(open.filter(isOpenAddress), open);
  assert.deepEqual(closed.filter(isOpenAddress), []);
});

test('Invalid, missing, looping and endless addresses are refused', async () => {
  for (const address of ['gloves.png', 'ftp://localhost/a.png', 'http://me:secret@localhost/a.png'])
    assert.equal(await objection(read(address)), 'products.address_invalid', address);

  respond = (_request, response) => response.writeHead(404).end();
  assert.equal(await objection(read(`${origin}/a.png`)), 'products.address_unreachable');
  respond = (_request, response) => response.writeHead(301, { location: '/a.png' }).end();
  assert.equal(await objection(read(`${origin}/a.png`)), 'products.address_unreachable');
  respond = (_request, response) => {
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(1024 * 1024), () => setImmediate(more));
    };
    more();
  };
  assert.equal(await objection(read(`${origin}/a.png`)), 'validation.picture_size');
});
