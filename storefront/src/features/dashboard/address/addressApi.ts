import { api, idTag, invalidate, listTag, type Address, type Success } from '@balsam/shared-api';

/** An address as a carrier knows it: places by name, the country by its two letters. */
export interface CarrierAddress {
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  country_code: string;
  postal_code: string;
}

export interface AddressRequest {
  type: Address['type'];
  country_id: number;
  state_id: number;
  city_id: number;
  address_1: string;
  address_2: string;
  postal_code: string;
  phone_number: string;
  national_address: string;
}

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the carrier whether it could deliver there. Null when the answer says nothing. */
    validateAddress: build.mutation<Success | null, CarrierAddress>({
      query: (body) => ({ url: 'aramex/address/validate', method: 'POST', body }),
      invalidatesTags: (_answer, error) => invalidate(error, []),
    }),
    saveAddress: build.mutation<Success & { address: Address }, { userId: number; address: AddressRequest }>({
      query: ({ address }) => ({ url: 'user/address', method: 'POST', body: address }),
      // What parcels cost depends on where they go.
      invalidatesTags: (_answer, error, { userId }) => invalidate(error, [idTag('User', userId), listTag('Cart')]),
    }),
  }),
});

export const { useValidateAddressMutation, useSaveAddressMutation } = addressApi;
