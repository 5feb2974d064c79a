import { api, type Success, staleAfter } from '@balsam/shared-api';

/** An address as a carrier knows it: places by name, the country by its two letters. */
export interface CarrierAddress {
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  country_code: string;
  postal_code: string;
}

const carrierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks the carrier whether it could deliver there. Null when the answer says nothing; fails with 422 and its
     * reasons when it could not.
     */
    validateAddress: build.mutation<Success | null, CarrierAddress>({
      query: (body) => ({ url: 'aramex/address/validate', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useValidateAddressMutation } = carrierApi;
