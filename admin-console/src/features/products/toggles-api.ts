import { idTag, listTag, type AdminProduct, type AppDispatch, type Success, staleAfter } from '@balsam/shared-api';
import { productsApi } from './products-api.ts';

interface Call {
  dispatch: AppDispatch;
  getState: () => Parameters<typeof productsApi.util.selectInvalidatedBy>[0];
  queryFulfilled: Promise<unknown>;
}

interface FeaturedWish {
  id: number;
  featured: boolean;
  /** `updated_at` of the version shown to the admin. */
  updated_at_seen: string;
}

interface ApprovalWish {
  id: number;
  approved: boolean;
  /** `updated_at` of the version shown to the admin, so that newer changes are not approved unread. */
  updated_at_seen: string;
}

/** Optimistic update of every list with the product; reverted if the request fails. */
const shownAtOnce =
  <Wish extends { id: number }>(change: (product: AdminProduct, wish: Wish) => void) =>
  async (wish: Wish, { dispatch, getState, queryFulfilled }: Call) => {
    const patches = productsApi.util
      .selectInvalidatedBy(getState(), [idTag('Product', wish.id)])
      .filter(({ endpointName }) => endpointName === 'listAdminProducts')
      .map(({ originalArgs }) =>
        dispatch(
          productsApi.util.updateQueryData('listAdminProducts', originalArgs, ({ rows }) => {
            rows.filter((product) => product.id === wish.id).forEach((product) => change(product, wish));
          }),
        ),
      );
    await queryFulfilled.catch(() => {
      for (const patch of patches) patch.undo();
    });
  };

const togglesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Features a product, or stops featuring it. */
    toggleFeatured: build.mutation<Success, FeaturedWish>({
      query: ({ id, ...body }) => ({ url: `admin/product/toggle/featured/${id}`, method: 'POST', body }),
      onQueryStarted: shownAtOnce((product, { featured }) => {
        product.is_featured = featured;
      }),
      invalidatesTags: staleAfter(({ id }) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Approves a product for sale, or revokes the approval. */
    toggleApproval: build.mutation<Success, ApprovalWish>({
      query: ({ id, ...body }) => ({ url: `admin/product/toggle/approval/${id}`, method: 'POST', body }),
      onQueryStarted: shownAtOnce((product, { approved }) => {
        product.approval_status = approved;
      }),
      // Invalidated after a refusal as well, since the product has changed.
      invalidatesTags: (_answer, _error, { id }) => [idTag('Product', id), listTag('Product'), listTag('Dashboard')],
    }),
  }),
});

export const { useToggleFeaturedMutation, useToggleApprovalMutation } = togglesApi;
