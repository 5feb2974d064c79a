import { api, type Success, type ValidateAddressRequest, staleAfter } from '@balsam/shared-api';

const carrierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks the carrier to validate an address. Null if the response is inconclusive; fails with 422 and the carrier's
     * reasons if the address is rejected.
     */
    validateAddress: build.mutation<Success | null, ValidateAddressRequest>({
      query: (body) => ({ url: 'aramex/address/validate', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useValidateAddressMutation } = carrierApi;
