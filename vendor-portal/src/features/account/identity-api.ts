import { api, idTag, listTag, type Success, type VendorIdentity, staleAfter } from '@balsam/shared-api';

type Answer = Success & { identity: VendorIdentity };

const IDENTITY = idTag('Settings', 'identity');

// The store's settings have the company's name, too, and are saved in the same row as the logo.
const STORE = ['general', 'products', 'payments', 'tax', 'invoices'].map((part) => idTag('Settings', part));

const stale = staleAfter([IDENTITY, ...STORE, listTag('Product')]);

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Under which name and registration the vendor trades, and what of it is being checked. */
    getIdentity: build.query<VendorIdentity, void>({
      query: () => 'vendor/identity',
      transformResponse: ({ identity }: Answer) => identity,
      providesTags: [IDENTITY],
    }),
    /** Asks for another name or registration, which an admin checks first. */
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
