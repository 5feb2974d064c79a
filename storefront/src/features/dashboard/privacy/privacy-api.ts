import { api, listTag, staleAfter, type Consent, type ConsentForm, type Success } from '@balsam/shared-api';

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConsents: build.query<Consent[], void>({
      query: () => 'user/consents',
      transformResponse: ({ consents }: { consents: Consent[] }) => consents,
      providesTags: [listTag('Consent')],
    }),
    /** Withdraws a consent at once, or asks for the link that confirms the newsletter. */
    changeConsent: build.mutation<Success, ConsentForm>({
      query: (body) => ({ url: 'user/consents', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('Consent'), listTag('StockAlert')]),
    }),
    /** Stops an erasure with the token of its mail. 404 for an unknown or used token. */
    keepAccount: build.mutation<Success, { token: string }>({
      query: (body) => ({ url: 'privacy-requests/stop', method: 'POST', body }),
      invalidatesTags: staleAfter([listTag('PrivacyRequest')]),
    }),
  }),
});

export const { useKeepAccountMutation, useListConsentsQuery, useChangeConsentMutation } = privacyApi;
