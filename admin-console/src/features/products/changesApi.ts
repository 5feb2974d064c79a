import { idTag, invalidate, listTag, type ProductChange, type Success } from '@balsam/shared-api';
import { productsApi } from './productsApi.ts';

export const changesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a vendor has changed about a product since it was approved. */
    listProductChanges: build.query<ProductChange[], number>({
      query: (id) => `admin/product/${id}/changes`,
      transformResponse: (body: { changes: ProductChange[] }) => body.changes,
      providesTags: (_changes, _error, id) => [idTag('Product', id)],
    }),
    /** Approves a product as it is now. */
    acceptProductChanges: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/${id}/accept-changes`, method: 'POST' }),
      invalidatesTags: (_answer, error, id) =>
        invalidate(error, [idTag('Product', id), listTag('Product'), listTag('Dashboard')]),
    }),
  }),
});

export const { useListProductChangesQuery, useAcceptProductChangesMutation } = changesApi;
