import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../store/api.ts';
import { baseQuery } from '../http/base-query.ts';
import { idTag, staleAfter } from '../http/tags.ts';
import type { PasskeyChallenge, PasskeyLogin, SecondStep, Success, User } from '../wire/index.ts';
import { roleOf, sessionEnded, signedIn } from '../session/session-slice.ts';

export type Credentials = {
  email: string;
  password: string;
  remember_me: boolean;
} & Door;

type SignedIn = Success & { token: string; user: User };

/** The sign-in page in use: those of vendors and admins refuse other roles. The spelling is that of the documents. */
type Door = { user_type: 'customer' } | { loginType: 'vendor' | 'admin' };

interface SigningIn {
  dispatch: Dispatch;
  queryFulfilled: Promise<{ data: SignedIn }>;
}

const storeSession = async (_form: unknown, { dispatch, queryFulfilled }: SigningIn) => {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (!data) return;
  dispatch(api.util.resetApiState());
  dispatch(signedIn({ token: data.token, role: roleOf(data.user.role) }));
};

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({
      query: () => 'user',
      transformResponse: (body: { user: User }) => body.user,
      providesTags: (user) => (user ? [idTag('User', user.id)] : []),
    }),
    /** Signs in. The store keeps the token and the role; `getUser` fetches the person's data. */
    login: build.mutation<SignedIn, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      onQueryStarted: storeSession,
    }),
    /** Completes a sign-in that `login` has answered with `second_factor_required`. */
    completeLogin: build.mutation<SignedIn, SecondStep>({
      query: (body) => ({ url: 'auth/second-factor', method: 'POST', body }),
      onQueryStarted: storeSession,
    }),
    beginPasskeyLogin: build.mutation<PasskeyChallenge, void>({
      query: () => ({ url: 'auth/passkey/options', method: 'POST' }),
      transformResponse: ({ data }: { data: PasskeyChallenge }) => data,
      invalidatesTags: staleAfter([]),
    }),
    /** Signs in with a passkey alone. */
    loginByPasskey: build.mutation<SignedIn, PasskeyLogin>({
      query: (body) => ({ url: 'auth/passkey', method: 'POST', body }),
      onQueryStarted: storeSession,
    }),
    /** Signs out locally without waiting for the response. On the server the token is revoked for all devices. */
    logout: build.mutation<null, void>({
      queryFn: (_nothing, queryApi, extraOptions) => {
        const { dispatch } = queryApi;
        // The end of a session or a closed page aborts calls in flight: this call must outlive both.
        const outliving = { ...queryApi, signal: new AbortController().signal };
        void baseQuery({ url: 'auth/logout', method: 'POST', keepalive: true }, outliving, extraOptions);
        dispatch(sessionEnded());
        dispatch(api.util.resetApiState());
        return { data: null };
      },
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const {
  useBeginPasskeyLoginMutation,
  useLoginByPasskeyMutation,
  useGetUserQuery,
  useLoginMutation,
  useCompleteLoginMutation,
  useLogoutMutation,
} = authApi;
