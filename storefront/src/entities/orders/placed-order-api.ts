import { api, listTag, type PlacedOrder } from '@balsam/shared-api';

export const placedOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An order as its customer placed it; null if it does not exist or belongs to someone else. */
    getPlacedOrder: build.query<PlacedOrder | null, string>({
      query: (orderNo) => ({
        url: `orders/placed/${encodeURIComponent(orderNo)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: ({ order }: { order?: PlacedOrder }) => order ?? null,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetPlacedOrderQuery } = placedOrderApi;
