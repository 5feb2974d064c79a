import '../categories/categories-api.ts';
import '../locations/locations-api.ts';
import '../auth/auth-api.ts';
import { staleQueries } from '../testing/stale-queries.ts';
import { api } from '../store/api.ts';
import { idTag, invalidate, listTag, provideList, staleAfter } from './tags.ts';

test('A list is labelled with itself and each of its rows, also while it is not there', () => {
  expect(provideList('Category', [{ id: 4 }, { id: 7 }])).toEqual([
    listTag('Category'),
    idTag('Category', 4),
    idTag('Category', 7),
  ]);
  expect(provideList('Category', undefined)).toEqual([listTag('Category')]);
});

test('What failed makes nothing stale', () => {
  expect(invalidate(undefined, [listTag('Cart')])).toEqual([listTag('Cart')]);
  expect(invalidate({ status: 500 }, [listTag('Cart')])).toEqual([]);
  expect(staleAfter([listTag('Cart')])({}, { status: 500 }, undefined)).toEqual([]);
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
