import { api, idTag, listTag, provideList, type Vendor, type VendorDetail } from '@balsam/shared-api';

export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sellers that have something on sale, the largest first. */
    listVendors: build.query<Vendor[], void>({
      query: () => 'vendors',
      transformResponse: ({ vendors }: { vendors: Vendor[] }) => vendors,
      providesTags: (vendors) => provideList('Vendor', vendors),
    }),
    /** A seller that is not there is null: a rejected query would be asked again on every mount. */
    getVendor: build.query<VendorDetail | null, string>({
      query: (id) => ({
        url: `vendors/${encodeURIComponent(id)}`,
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ vendor }: { vendor?: VendorDetail }) => vendor ?? null,
      providesTags: (vendor) => [vendor ? idTag('Vendor', vendor.id) : listTag('Vendor')],
    }),
  }),
});

export const { useListVendorsQuery, useGetVendorQuery } = vendorsApi;
