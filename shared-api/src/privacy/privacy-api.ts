import { listTag, staleAfter } from '../http/tags.ts';
import { api } from '../store/api.ts';
import type { NewPrivacyRequest, PrivacyRequest, Success } from '../wire/index.ts';

export const privacyApi = api.injectEndpoints({
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
  }),
});
