import { api, idTag, listTag, type Success, type VendorIdentity, staleAfter } from '@balsam/shared-api';

type Answer = Success & { identity: VendorIdentity };

const IDENTITY = idTag('Settings', 'identity');

// Store settings contain the company name as well and share a database row with the logo.
const STORE = ['general', 'products', 'payments', 'tax', 'invoices'].map((part) => idTag('Settings', part));

const stale = staleAfter([IDENTITY, ...STORE, listTag('Product')]);

const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Trading name and registration of the vendor, with any change under review. */
    getIdentity: build.query<VendorIdentity, void>({
      query: () => 'vendor/identity',
      transformResponse: ({ identity }: Answer) => identity,
      providesTags: [IDENTITY],
    }),
    /** Requests another name or registration, subject to an admin's approval. */
    askIdentity: build.mutation<Answer, FormData>({
      query: (body) => ({ url: 'vendor/identity', method: 'POST', body }),
      invalidatesTags: stale,
    }),
    saveLogo: build.mutation<Answer, FormData>({
      query: (body) => ({ url: 'vendor/logo', method: 'POST', body }),
      invalidatesTags: stale,
    }),
  }),
});

export const { useGetIdentityQuery, useAskIdentityMutation, useSaveLogoMutation } = identityApi;
