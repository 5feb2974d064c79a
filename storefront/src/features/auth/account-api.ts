import { api, type ResetPasswordRequest, type Success } from '@balsam/shared-api';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates an account. The body is multipart because of a vendor's certificate. */
    register: build.mutation<Success, FormData>({
      query: (body) => ({ url: 'auth/register', method: 'POST', body }),
    }),
    /** Requests a reset mail. The response is the same whether the address has an account or not. */
    requestPasswordReset: build.mutation<Success, { email: string }>({
      query: (body) => ({ url: 'forgot-password', method: 'POST', body }),
    }),
    /** Returns the names of the passkeys, which still sign in without the password. */
    resetPassword: build.mutation<Success & { data: { passkeys: string[] } }, ResetPasswordRequest>({
      query: (body) => ({ url: 'reset-password', method: 'POST', body }),
    }),
  }),
});

export const { useRegisterMutation, useRequestPasswordResetMutation, useResetPasswordMutation } = accountApi;
