import { api, idTag, listTag, provideList, type Vendor, type VendorDetail } from '@balsam/shared-api';

export const vendorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sellers with products on sale, largest first. */
    listVendors: build.query<Vendor[], void>({
      query: () => 'vendors',
      transformResponse: ({ vendors }: { vendors: Vendor[] }) => vendors,
      providesTags: (vendors) => provideList('Vendor', vendors),
    }),
    /** Null for a missing seller: a rejected query would be repeated on every mount. */
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
