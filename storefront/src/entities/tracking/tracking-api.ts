import { api, type TrackedOrder } from '@balsam/shared-api';

/** Who asks: the number of an order, or of one parcel of it, and an e-mail address that belongs to it. */
export interface TrackRequest {
  order_no: string;
  email: string;
}

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where every parcel of an order is, for anybody who knows both. A wrong number and a wrong e-mail are one 404. */
    trackOrder: build.query<TrackedOrder, TrackRequest>({
      query: (body) => ({ url: 'orders/track', method: 'POST', body }),
      transformResponse: ({ data }: { data: TrackedOrder }) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTrackOrderQuery, useLazyTrackOrderQuery } = trackingApi;
