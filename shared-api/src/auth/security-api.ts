import { api } from '../store/api.ts';
import { idTag, invalidate } from '../http/tags.ts';
import type { NewCodes, Security, Success, TotpEnrolment } from '../wire/index.ts';

const SECURITY = idTag('User', 'SECURITY');

export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({
      query: () => 'user/factors',
      transformResponse: ({ data }: { data: Security }) => data,
      providesTags: [SECURITY],
    }),
    beginTotp: build.mutation<TotpEnrolment, string>({
      query: (name) => ({ url: 'user/factors/totp', method: 'POST', body: { name } }),
      transformResponse: ({ data }: { data: TotpEnrolment }) => data,
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
    confirmTotp: build.mutation<Success & { data: NewCodes }, { id: number; code: string }>({
      query: ({ id, code }) => ({ url: `user/factors/totp/${id}/confirm`, method: 'POST', body: { code } }),
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
    removeFactor: build.mutation<Success, number>({
      query: (id) => ({ url: `user/factors/${id}`, method: 'DELETE' }),
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
    renewRecoveryCodes: build.mutation<Success & { data: NewCodes }, void>({
      query: () => ({ url: 'user/recovery-codes', method: 'POST' }),
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
  }),
});
