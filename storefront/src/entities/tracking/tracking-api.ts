import { api, type TrackedOrder, type TrackOrderRequest } from '@balsam/shared-api';

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Parcels of an order by number and e-mail address, without a login. A wrong number and a wrong address give the
     * same 404.
     */
    trackOrder: build.query<TrackedOrder, TrackOrderRequest>({
      query: (body) => ({ url: 'orders/track', method: 'POST', body }),
      transformResponse: ({ data }: { data: TrackedOrder }) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useTrackOrderQuery, useLazyTrackOrderQuery } = trackingApi;
