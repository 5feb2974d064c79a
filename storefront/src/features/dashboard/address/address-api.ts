import { api, idTag, listTag, type Address, type Success, staleAfter } from '@balsam/shared-api';

interface AddressRequest {
  type: Address['type'];
  country_id: number;
  state_id: number;
  city_id: number;
  address_1: string;
  address_2: string;
  postal_code: string;
  phone_number: string;
  national_address: string;
  /** Version of the address that the form is based on; null for a first address. */
  updated_at_seen: string | null;
}

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveAddress: build.mutation<Success & { address: Address }, { userId: number; address: AddressRequest }>({
      query: ({ address }) => ({ url: 'user/address', method: 'POST', body: address }),
      // Shipping costs and deliverability depend on the address.
      invalidatesTags: staleAfter(({ userId }) => [idTag('User', userId), listTag('Cart'), listTag('Product')]),
    }),
  }),
});

export const { useSaveAddressMutation } = addressApi;
