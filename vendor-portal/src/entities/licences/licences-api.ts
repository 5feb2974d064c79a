import { api, listTag, staleAfter, type LicenceWarning, type Success, type VendorLicences } from '@balsam/shared-api';

const changed = staleAfter([listTag('Licence'), listTag('Dashboard')]);

export const licencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Licences that the vendor needs, has and lacks. */
    getVendorLicences: build.query<VendorLicences, void>({
      query: () => 'vendor/licences',
      transformResponse: ({ data }: { data: VendorLicences }) => data,
      providesTags: [listTag('Licence')],
    }),
    /** Reasons to upload a licence. */
    getLicenceWarning: build.query<LicenceWarning, void>({
      query: () => 'vendor/licences/warning',
      transformResponse: ({ data }: { data: LicenceWarning }) => data,
      providesTags: [listTag('Licence')],
    }),
    /** Fails with 409 while another one of the type is in review. */
    submitLicence: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'vendor/licences', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    withdrawLicence: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/licences/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetVendorLicencesQuery,
  useGetLicenceWarningQuery,
  useSubmitLicenceMutation,
  useWithdrawLicenceMutation,
} = licencesApi;
