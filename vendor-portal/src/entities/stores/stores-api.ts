import { api, listTag, staleAfter, wholeTag, type Success, type User } from '@balsam/shared-api';

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
    /** Stops the announced new owner. Invalidated after a refusal as well: another owner may have been faster. */
    stopOwnerChange: build.mutation<Success, void>({
      query: () => ({ url: 'vendor/owner-change', method: 'DELETE' }),
      invalidatesTags: [wholeTag('User'), listTag('Member')],
    }),
  }),
});

export const { useChooseStoreMutation, useStopOwnerChangeMutation } = storesApi;
