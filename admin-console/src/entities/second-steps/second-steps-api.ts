import { api, idTag, listTag, staleAfter, type Success } from '@balsam/shared-api';

const secondStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Announces the removal of a person's second steps, in 24 hours; for owners of the platform. */
    resetAdminFactors: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/team/${id}/factors/reset`, method: 'POST' }),
      invalidatesTags: staleAfter((id) => [listTag('Member'), idTag('Member', id), idTag('Customer', id)]),
    }),
  }),
});

export const { useResetAdminFactorsMutation } = secondStepsApi;
