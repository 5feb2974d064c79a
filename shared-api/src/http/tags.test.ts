import '../categories/categories-api.ts';
import '../locations/locations-api.ts';
import '../auth/auth-api.ts';
import { staleQueries } from '../testing/stale-queries.ts';
import { api } from '../store/api.ts';
import { toApiError } from './errors.ts';
import { idTag, invalidate, listTag, provideList, staleAfter, wholeTag } from './tags.ts';

test('A list is labelled with itself and each of its rows, also while it is not there', () => {
  expect(provideList('Category', [{ id: 4 }, { id: 7 }])).toEqual([
    listTag('Category'),
    idTag('Category', 4),
    idTag('Category', 7),
  ]);
  expect(provideList('Category', undefined)).toEqual([listTag('Category')]);
});

test('What was refused makes nothing stale', () => {
  expect(invalidate(undefined, [listTag('Cart')])).toEqual([listTag('Cart')]);
  const refused = toApiError({ status: 422, data: null });
  expect(invalidate(refused, [listTag('Cart')])).toEqual([]);
  expect(staleAfter([listTag('Cart')])({}, refused, undefined)).toEqual([]);
  const notBegun = { ...toApiError({ status: 503, data: null }), code: 'overloaded' };
  expect(invalidate(notBegun, [listTag('Cart')])).toEqual([]);
});

test.each([
  ['the network is gone', toApiError({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' })],
  ['the answer takes too long', toApiError({ status: 'TIMEOUT_ERROR', error: 'TimeoutError' })],
  ['the server breaks down', toApiError({ status: 500, data: null })],
  ['a proxy answers with a page', toApiError({ status: 'PARSING_ERROR', originalStatus: 200, data: '<', error: '' })],
])(
  'Where %s, it may be done: lists are read anew, but no page where somebody may have typed something',
  (_why, lost) => {
    const tags = [idTag('Order', 7), listTag('Order'), wholeTag('Return'), idTag('Settings', 'shipping')];
    expect(invalidate(lost, tags)).toEqual([listTag('Order'), wholeTag('Return')]);
    expect(staleAfter(tags)(undefined, lost, undefined)).toEqual([listTag('Order'), wholeTag('Return')]);
  },
);

test('Who was refused because somebody else was there first sees what has become of it', () => {
  const tags = [idTag('Order', 7), listTag('Order'), listTag('Dashboard')];
  expect(invalidate({ status: 409 }, tags)).toEqual(tags);
  expect(staleAfter(tags)(undefined, { status: 409 }, undefined)).toEqual(tags);
});

test('What is gone leaves the lists that it stood in, but not the page where somebody has typed something about it', () => {
  const gone = { status: 404 };
  expect(invalidate(gone, [idTag('Order', 7), listTag('Order')])).toEqual([listTag('Order')]);
  const shownElsewhere = [idTag('Product', 7), listTag('Order')];
  expect(invalidate(gone, shownElsewhere)).toEqual(shownElsewhere);
  expect(invalidate(gone, [idTag('Settings', 'shipping')])).toEqual([idTag('Settings', 'shipping')]);
  expect(invalidate(gone, [wholeTag('Return')])).toEqual([wholeTag('Return')]);
});

test('What a call makes stale may hang on what it was called with', () => {
  const forId = staleAfter(({ id }: { id: number }) => [idTag('Order', id)]);
  expect(forId({}, undefined, { id: 7 })).toEqual([idTag('Order', 7)]);
});

test('A change after which a list would still show what was there before is found', () => {
  expect(staleQueries()).toEqual([]);
  api.injectEndpoints({
    endpoints: (build) => ({
      forgetful: build.mutation<void, number>({ query: (id) => ({ url: `categories/${id}`, method: 'POST' }) }),
      careful: build.mutation<void, number>({
        query: (id) => ({ url: `categories/${id}`, method: 'POST' }),
        invalidatesTags: staleAfter((id) => [idTag('Category', id)]),
      }),
    }),
  });
  expect(staleQueries()).toEqual(['forgetful: listCategories']);
});
