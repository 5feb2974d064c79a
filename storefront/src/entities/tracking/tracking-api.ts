import { api, type TrackedOrder, type TrackOrderRequest } from '@balsam/shared-api';

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where every parcel of an order is, for anybody who knows both. A wrong number and a wrong e-mail are one 404. */
    trackOrder: build.query<TrackedOrder, TrackOrderRequest>({
      query: (body) => ({ url: 'orders/track', method: 'POST', body }),
      transformResponse: ({ data }: { data: TrackedOrder }) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTrackOrderQuery, useLazyTrackOrderQuery } = trackingApi;
