import { api, listTag, staleAfter, wholeTag, type BookAddress, type Success } from '@balsam/shared-api';

/** An entry of the address book, as sent. Places are ids. */
export interface AddressRequest {
  label: string;
  recipient: string;
  company_name: string;
  country_id: number;
  state_id: number;
  city_id: number;
  address_1: string;
  address_2: string;
  postal_code: string;
  phone_number: string;
  national_address: string;
  note: string;
  is_default_shipping?: boolean;
  is_default_billing?: boolean;
}

export type Purpose = 'shipping' | 'billing';

type Saved = Success & { address: BookAddress };

/** The profile names the default addresses; shipping costs and deliverability depend on them. */
const STALE = [listTag('Address'), wholeTag('User'), listTag('Cart'), listTag('Product')];

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<BookAddress[], void>({
      query: () => 'user/addresses',
      transformResponse: ({ addresses }: { addresses: BookAddress[] }) => addresses,
      providesTags: [listTag('Address')],
    }),
    createAddress: build.mutation<Saved, AddressRequest>({
      query: (body) => ({ url: 'user/addresses', method: 'POST', body }),
      invalidatesTags: staleAfter(STALE),
    }),
    /** `seen` is the version that the form is based on; a newer one is 409. */
    updateAddress: build.mutation<Saved, { id: number; seen: string; address: AddressRequest }>({
      query: ({ id, seen, address }) => ({
        url: `user/addresses/${id}`,
        method: 'POST',
        body: { ...address, updated_at_seen: seen },
      }),
      invalidatesTags: staleAfter(STALE),
    }),
    makeDefaultAddress: build.mutation<Saved, { id: number; purpose: Purpose }>({
      query: ({ id, purpose }) => ({ url: `user/addresses/${id}/default`, method: 'POST', body: { for: purpose } }),
      invalidatesTags: staleAfter(STALE),
    }),
    deleteAddress: build.mutation<Success, number>({
      query: (id) => ({ url: `user/addresses/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter(STALE),
    }),
  }),
});

export const {
  useListAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useMakeDefaultAddressMutation,
  useDeleteAddressMutation,
} = addressesApi;
