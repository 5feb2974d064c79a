import '../categories/categories-api.ts';
import '../locations/locations-api.ts';
import '../auth/auth-api.ts';
import { staleQueries } from '../testing/stale-queries.ts';
import { api } from '../store/api.ts';
import { idTag, invalidate, listTag, provideList, staleAfter, wholeTag } from './tags.ts';

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
