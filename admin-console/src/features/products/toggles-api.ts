import { idTag, listTag, type AdminProduct, type AppDispatch, type Success, staleAfter } from '@balsam/shared-api';
import { productsApi } from './products-api.ts';

interface Call {
  dispatch: AppDispatch;
  getState: () => Parameters<typeof productsApi.util.selectInvalidatedBy>[0];
  queryFulfilled: Promise<unknown>;
}

/** Shows a change at once in every list that holds the product, and takes it back when the call fails. */
const shownAtOnce =
  (change: (product: AdminProduct) => void) =>
  async (id: number, { dispatch, getState, queryFulfilled }: Call) => {
    const patches = productsApi.util
      .selectInvalidatedBy(getState(), [idTag('Product', id)])
      .filter(({ endpointName }) => endpointName === 'listAdminProducts')
      .map(({ originalArgs }) =>
        dispatch(
          productsApi.util.updateQueryData('listAdminProducts', originalArgs, ({ rows }) => {
            rows.filter((product) => product.id === id).forEach(change);
          }),
        ),
      );
    await queryFulfilled.catch(() => {
      for (const patch of patches) patch.undo();
    });
  };

const togglesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Puts a product among the featured ones, or takes it out. */
    toggleFeatured: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/toggle/featured/${id}`, method: 'POST' }),
      onQueryStarted: shownAtOnce((product) => {
        product.is_featured = !product.is_featured;
      }),
      invalidatesTags: staleAfter((id) => [idTag('Product', id), listTag('Product')]),
    }),
    /** Approves a product for sale, or takes the approval back. */
    toggleApproval: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/product/toggle/approval/${id}`, method: 'POST' }),
      onQueryStarted: shownAtOnce((product) => {
        product.approval_status = !product.approval_status;
      }),
      invalidatesTags: staleAfter((id) => [idTag('Product', id), listTag('Product'), listTag('Dashboard')]),
    }),
  }),
});

export const { useToggleFeaturedMutation, useToggleApprovalMutation } = togglesApi;
