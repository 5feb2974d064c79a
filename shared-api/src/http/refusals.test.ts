import type { FetchArgs } from '@reduxjs/toolkit/query';
import { waitFor } from '@testing-library/react';
import { api } from '../store/api.ts';
import { createAppStore } from '../store/store.ts';
import { DOCUMENTED_CALLS } from '../testing/documented-calls.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { staleAfter } from './tags.ts';

const { call } = api.injectEndpoints({
  endpoints: (build) => ({
    call: build.mutation<unknown, FetchArgs>({ query: (args) => args, invalidatesTags: staleAfter([]) }),
  }),
}).endpoints;

const openStore = () =>
  createAppStore({ apiBase: 'http://balsam.test/api/', session: { token: 'secret', role: 'user' } });

const send = (body: unknown, args: FetchArgs, store = openStore()) => {
  fakeApi({ [`${args.method ?? 'GET'} /${args.url.replace(/\?.*/, '')}`]: { body } });
  return store.dispatch(call.initiate(args));
};

const REFUSALS = [
  { success: false, message: 'No.' },
  { status: 422, message: 'No.' },
  { error: 'No.' },
  { status: 200, success: true, data: { status: 500 }, message: 'No.' },
  { status: 200, data: { success: false }, message: 'No.' },
];

test('The table contains every documented call', () => {
  expect(new Set(DOCUMENTED_CALLS.map(([method, path]) => `${method} ${path}`)).size).toBe(62);
});

test.each(DOCUMENTED_CALLS)('%s %s fails when the body refuses under HTTP 200', async (method, url) => {
  for (const body of REFUSALS) {
    const { data, error } = await send(body, { method, url });
    expect({ body, data, error }).toEqual({
      body,
      data: undefined,
      error: expect.objectContaining({ message: 'No.' }),
    });
  }
});

test.each(DOCUMENTED_CALLS)('%s %s succeeds with its documented body', async (method, url, body) => {
  expect(await send(body, { method, url })).toEqual({ data: body });
});

test.each([
  ['the status of an order', { status: 'Cancelled' }],
  ['the number of an order status', { data: { status: 6 } }],
  ['an empty error', { success: true, error: null }],
  ['a list', [{ success: false }]],
])('%s is not a refusal', async (_name, body) => {
  expect(await send(body, { url: 'anything' })).toEqual({ data: body });
});

test('A refusal without a status counts as 422', async () => {
  const { error } = await send({ success: false, message: 'No.' }, { method: 'DELETE', url: 'admin/vendor/2' });
  expect(error).toMatchObject({ status: 422, code: 'refused' });
});

test('A 401 in the body ends the session', async () => {
  const store = openStore();
  await send({ status: 401, success: false, message: 'No.' }, { url: 'user' }, store);
  await waitFor(() => expect(store.getState().session).toEqual({ token: null, role: null, hasExpired: true }));
});

test('An endpoint that accepts a 404 accepts one that only the body reports', async () => {
  const missing = { status: 404, success: false, message: 'Not there.' };
  const args = { url: 'products/gone', validateStatus: ({ ok, status }: Response) => ok || status === 404 };
  expect(await send(missing, args)).toEqual({ data: missing });
});
