import {
  api,
  listTag,
  staleAfter,
  type Consent,
  type ConsentForm,
  type NewPrivacyRequest,
  type PrivacyRequest,
  type Success,
} from '@balsam/shared-api';

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest requests of the customer or guest about their data, newest first. */
    listPrivacyRequests: build.query<PrivacyRequest[], void>({
      query: () => 'user/privacy-requests',
      transformResponse: ({ requests }: { requests: PrivacyRequest[] }) => requests,
      providesTags: [listTag('PrivacyRequest')],
    }),
    /** 409 `request_open` while one of the kind is open. An erasure ends every session. */
    askPrivacyRequest: build.mutation<Success, NewPrivacyRequest>({
      query: (body) => ({ url: 'user/privacy-requests', method: 'POST', body }),
      // After an erasure there is no session to read them with.
      invalidatesTags: staleAfter(({ kind }) => (kind === 'erase' ? [] : [listTag('PrivacyRequest')])),
    }),
    withdrawPrivacyRequest: build.mutation<Success, number>({
      query: (id) => ({ url: `user/privacy-requests/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: staleAfter([listTag('PrivacyRequest')]),
    }),
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

export const {
  useListPrivacyRequestsQuery,
  useAskPrivacyRequestMutation,
  useWithdrawPrivacyRequestMutation,
  useKeepAccountMutation,
  useListConsentsQuery,
  useChangeConsentMutation,
} = privacyApi;
