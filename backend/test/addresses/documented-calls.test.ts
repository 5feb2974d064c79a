import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createAddressForms } from './address-forms.ts';

let shop: TestApp;
let forms: ReturnType<typeof createAddressForms>;
before(async () => {
  shop = await buildTestApp();
  forms = createAddressForms(shop);
});
after(() => shop.close());

/** Types and first lines of the addresses of `GET /user`. */
const documented = async (token: string) => {
  const { user } = (await shop.call('GET /user', { token })).body;
  const addresses: { type: number; address_1: string }[] = user.addresses;
  return { addresses: addresses.map(({ type, address_1 }) => [type, address_1]), address: user.address?.address_1 };
};

const saveType = async (token: string, type: 0 | 1, address_1: string) => {
  const { label: _label, ...form } = await forms.form('SA', { address_1 });
  const response = await shop.call('POST /user/address', { token, body: { ...form, type } });
  assert.equal(response.status, 200, response.text);
  return response.body.address;
};

test('An address that is both defaults is read as one of each type', async () => {
  const { token } = await shop.make.customer();
  await forms.add(token, 'SA', { address_1: '1 Palm Street' });
  await forms.add(token, 'SA', { address_1: '2 Fig Street' });
  assert.deepEqual(await documented(token), {
    addresses: [
      [0, '1 Palm Street'],
      [1, '1 Palm Street'],
    ],
    address: '1 Palm Street',
  });
});

test('Writing one type of a shared address makes a row of its own', async () => {
  const { token } = await shop.make.customer();
  const shared = await forms.add(token, 'SA', { address_1: '1 Palm Street', note: 'Ring twice' });
  const bill = await saveType(token, 0, '5 Date Street');
  assert.deepEqual([bill.type, bill.id === shared.id], [0, false]);
  assert.deepEqual((await documented(token)).addresses, [
    [0, '5 Date Street'],
    [1, '1 Palm Street'],
  ]);
  const again = await saveType(token, 0, '6 Date Street');
  assert.equal(again.id, bill.id);
});

test('An address named in the book is not overwritten by the documented call', async () => {
  const { token } = await shop.make.customer();
  const named = await forms.add(token, 'SA', { address_1: '1 Palm Street', note: 'Ring twice' });
  const home = await saveType(token, 1, '3 Palm Street');
  assert.notEqual(home.id, named.id);
  assert.equal((await saveType(token, 1, '3 Palm Street')).id, home.id);
  const book = await forms.listed(token);
  assert.deepEqual(
    book.map((one: Record<string, unknown>) => [one.address_1, one.label, one.note]),
    [
      ['3 Palm Street', '', ''],
      ['1 Palm Street', 'Clinic', 'Ring twice'],
    ],
  );
});

test('A documented client need not know the National Address', async () => {
  const { token } = await shop.make.customer();
  const { label: _label, national_address: _code, ...form } = await forms.form();
  const response = await shop.call('POST /user/address', { token, body: { ...form, type: 1 } });
  assert.deepEqual([response.status, response.body.address.national_address], [200, '']);
});
