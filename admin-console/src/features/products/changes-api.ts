import { idTag, listTag, type Success } from '@balsam/shared-api';
import { productsApi } from './products-api.ts';

/** Which changes of a product were looked at. */
interface SeenChanges {
  id: number;
  change_id: number;
}

// Also stale after a refusal: the vendor may want something else by now, or somebody else has decided.
const decided = (id: number) => [idTag('Product', id), listTag('Product'), listTag('Dashboard')];

const changesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lets shoppers see what the vendor wants to change. */
    acceptProductChanges: build.mutation<Success, SeenChanges>({
      query: ({ id, ...body }) => ({ url: `admin/product/${id}/accept-changes`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => decided(id),
    }),
    /** Leaves the product as shoppers see it, with the reason that the vendor reads. */
    declineProductChanges: build.mutation<Success, SeenChanges & { reason: string }>({
      query: ({ id, ...body }) => ({ url: `admin/product/${id}/decline-changes`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => decided(id),
    }),
  }),
});

export const { useAcceptProductChangesMutation, useDeclineProductChangesMutation } = changesApi;
