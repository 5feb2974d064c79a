import { api } from '../store/api.ts';
import { idTag, invalidate, wholeTag } from '../http/tags.ts';
import type {
  Device,
  NewCodes,
  NewPasskey,
  PasskeyEnrolment,
  Security,
  Success,
  TotpEnrolment,
} from '../wire/index.ts';

const SECURITY = idTag('User', 'SECURITY');
const DEVICES = idTag('User', 'DEVICES');
/** A first or last factor also changes devices, and whether the team still requires one. */
const CHANGED = [wholeTag('User')];

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
      invalidatesTags: (_response, error) => invalidate(error, CHANGED),
    }),
    beginPasskey: build.mutation<PasskeyEnrolment, void>({
      query: () => ({ url: 'user/factors/passkey/options', method: 'POST' }),
      transformResponse: ({ data }: { data: PasskeyEnrolment }) => data,
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
    addPasskey: build.mutation<Success & { data: NewCodes }, NewPasskey>({
      query: (body) => ({ url: 'user/factors/passkey', method: 'POST', body }),
      invalidatesTags: (_response, error) => invalidate(error, CHANGED),
    }),
    listDevices: build.query<Device[], void>({
      query: () => 'user/sessions',
      transformResponse: ({ sessions }: { sessions: Device[] }) => sessions,
      providesTags: [DEVICES],
    }),
    endDevice: build.mutation<Success, number>({
      query: (id) => ({ url: `user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: (_response, error) => invalidate(error, [DEVICES]),
    }),
    endOtherDevices: build.mutation<Success, void>({
      query: () => ({ url: 'user/sessions', method: 'DELETE' }),
      invalidatesTags: (_response, error) => invalidate(error, [DEVICES]),
    }),
    cancelFactorReset: build.mutation<Success, void>({
      query: () => ({ url: 'user/factor-reset', method: 'DELETE' }),
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
    removeFactor: build.mutation<Success, number>({
      query: (id) => ({ url: `user/factors/${id}`, method: 'DELETE' }),
      invalidatesTags: (_response, error) => invalidate(error, CHANGED),
    }),
    renewRecoveryCodes: build.mutation<Success & { data: NewCodes }, void>({
      query: () => ({ url: 'user/recovery-codes', method: 'POST' }),
      invalidatesTags: (_response, error) => invalidate(error, [SECURITY]),
    }),
  }),
});
