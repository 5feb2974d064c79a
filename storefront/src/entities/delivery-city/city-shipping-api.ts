import { api, idTag, type ShippingRule } from '@balsam/shared-api';

const cityShippingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A seller's shipping rule for a city; null if the seller does not ship there. */
    getCityShipping: build.query<ShippingRule | null, { vendor: number; city: number }>({
      query: ({ vendor, city }) => ({ url: `vendors/${vendor}/shipping`, params: { city_id: city } }),
      transformResponse: ({ shipping }: { shipping: ShippingRule | null }) => shipping,
      providesTags: (_shipping, _error, { vendor }) => [idTag('Vendor', vendor)],
    }),
  }),
});

export const { useGetCityShippingQuery } = cityShippingApi;
