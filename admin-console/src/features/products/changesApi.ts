import { idTag, invalidate, listTag, type Success } from '@balsam/shared-api';
import { productsApi } from './productsApi.ts';

export const changesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Approves a product as it is now. */
    acceptProductChanges: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/${id}/accept-changes`, method: 'POST' }),
      invalidatesTags: (_answer, error, id) =>
        invalidate(error, [idTag('Product', id), listTag('Product'), listTag('Dashboard')]),
    }),
  }),
});

export const { useAcceptProductChangesMutation } = changesApi;
