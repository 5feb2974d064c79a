import '../categories/categories-api.ts';
import '../locations/locations-api.ts';
import '../auth/auth-api.ts';
import { staleQueries } from '../testing/stale-queries.ts';
import { api } from '../store/api.ts';
import { toApiError } from './errors.ts';
import { idTag, invalidate, listTag, provideList, staleAfter, wholeTag } from './tags.ts';

test('A list provides its own tag and one per row, also before it has loaded', () => {
  expect(provideList('Category', [{ id: 4 }, { id: 7 }])).toEqual([
    listTag('Category'),
    idTag('Category', 4),
    idTag('Category', 7),
  ]);
  expect(provideList('Category', undefined)).toEqual([listTag('Category')]);
});

test('A refused call invalidates nothing', () => {
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

test('After a conflict the current state is fetched', () => {
  const tags = [idTag('Order', 7), listTag('Order'), listTag('Dashboard')];
  expect(invalidate({ status: 409 }, tags)).toEqual(tags);
  expect(staleAfter(tags)(undefined, { status: 409 }, undefined)).toEqual(tags);
});

test('A missing row leaves its lists, but its own page keeps what was typed', () => {
  const gone = { status: 404 };
  expect(invalidate(gone, [idTag('Order', 7), listTag('Order')])).toEqual([listTag('Order')]);
  const shownElsewhere = [idTag('Product', 7), listTag('Order')];
  expect(invalidate(gone, shownElsewhere)).toEqual(shownElsewhere);
  expect(invalidate(gone, [idTag('Settings', 'shipping')])).toEqual([idTag('Settings', 'shipping')]);
  expect(invalidate(gone, [wholeTag('Return')])).toEqual([wholeTag('Return')]);
});

test('The invalidated tags may depend on the argument', () => {
  const forId = staleAfter(({ id }: { id: number }) => [idTag('Order', id)]);
  expect(forId({}, undefined, { id: 7 })).toEqual([idTag('Order', 7)]);
});

test('staleQueries finds a list that a change would leave outdated', () => {
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
