import { idTag, listTag, type Success } from '@balsam/shared-api';
import { productsApi } from './products-api.ts';

/** The changes of a product that were reviewed. */
interface SeenChanges {
  id: number;
  change_id: number;
}

// Invalidated after a refusal as well: the vendor may have changed the request, or a colleague decided.
const decided = (id: number) => [idTag('Product', id), listTag('Product'), listTag('Dashboard')];

const changesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a vendor's changes public. */
    acceptProductChanges: build.mutation<Success, SeenChanges>({
      query: ({ id, ...body }) => ({ url: `admin/product/${id}/accept-changes`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => decided(id),
    }),
    /** Discards a vendor's changes, with a reason shown to the vendor. */
    declineProductChanges: build.mutation<Success, SeenChanges & { reason: string }>({
      query: ({ id, ...body }) => ({ url: `admin/product/${id}/decline-changes`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => decided(id),
    }),
  }),
});

export const { useAcceptProductChangesMutation, useDeclineProductChangesMutation } = changesApi;
