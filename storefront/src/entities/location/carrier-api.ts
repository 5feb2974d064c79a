import { api, type Success, type ValidateAddressRequest, staleAfter } from '@balsam/shared-api';

const carrierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks the carrier whether it could deliver there. Null when the answer says nothing; fails with 422 and its
     * reasons when it could not.
     */
    validateAddress: build.mutation<Success | null, ValidateAddressRequest>({
      query: (body) => ({ url: 'aramex/address/validate', method: 'POST', body }),
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useValidateAddressMutation } = carrierApi;
