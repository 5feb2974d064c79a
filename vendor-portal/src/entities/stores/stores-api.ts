import { api, staleAfter, type Success, type User } from '@balsam/shared-api';

const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the session work for another store of the person. Everything in the cache is of the previous one. */
    chooseStore: build.mutation<Success & { user: User }, number>({
      query: (id) => ({ url: 'vendor/store', method: 'POST', body: { vendor_id: id } }),
      async onQueryStarted(_id, { dispatch, queryFulfilled }) {
        const chosen = await queryFulfilled.catch(() => null);
        if (chosen) dispatch(api.util.resetApiState());
      },
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useChooseStoreMutation } = storesApi;
