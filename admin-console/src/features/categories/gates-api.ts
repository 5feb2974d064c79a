import { api, listTag, staleAfter, wholeTag, type CategoryGate, type Success } from '@balsam/shared-api';

const gatesOf = (category: number) => `admin/category/${category}/gates`;

interface GatesChange {
  id: number;
  /** Codes of the required types, and of those that the screen showed. */
  body: { licence_types: string[]; licence_types_seen: string[] };
}

const gatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Licences that a category may require, with the products that stop selling for want of each. */
    getGates: build.query<CategoryGate[], number>({
      query: gatesOf,
      transformResponse: ({ data }: { data: { gates: CategoryGate[] } }) => data.gates,
      providesTags: [listTag('Licence')],
    }),
    /** Fails with 409 if the required licences have changed since. */
    saveGates: build.mutation<Success, GatesChange>({
      query: ({ id, body }) => ({ url: gatesOf(id), method: 'POST', body }),
      invalidatesTags: staleAfter([
        ...[listTag('Licence'), listTag('Dashboard'), listTag('Product')],
        wholeTag('Category'),
      ]),
    }),
  }),
});

export const { useGetGatesQuery, useSaveGatesMutation } = gatesApi;
