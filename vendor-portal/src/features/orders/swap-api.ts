import {
  api,
  idTag,
  listTag,
  staleAfter,
  wholeTag,
  type Lot,
  type Success,
  type SwapLotsRequest,
} from '@balsam/shared-api';

/** Other batches shown to pick from. */
const MOST = 100;

type Swap = SwapLotsRequest & { id: number };

const swapApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Batches for sale of the same product and variant as one with this id, first expiry first. */
    listOtherLots: build.query<Lot[], number>({
      query: (id) => ({ url: 'vendor/lots', params: { instead_of: id, per_page: MOST } }),
      transformResponse: ({ lots }: { lots: Lot[] }) =>
        lots.toSorted((one, other) => (one.expires_on ?? '9').localeCompare(other.expires_on ?? '9')),
      providesTags: [listTag('Lot')],
    }),
    /** Picks another batch for units of a line; `id` is that of the sub-order. */
    swapLot: build.mutation<Success, Swap>({
      query: ({ id, ...body }) => ({ url: `vendor/orders/${id}/lots`, method: 'POST', body }),
      invalidatesTags: staleAfter(({ id }) => [
        idTag('Order', id),
        listTag('Order'),
        wholeTag('Lot'),
        wholeTag('Product'),
      ]),
    }),
  }),
});

export const { useListOtherLotsQuery, useSwapLotMutation } = swapApi;
