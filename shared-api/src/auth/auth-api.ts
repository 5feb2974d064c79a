import { api } from '../store/api.ts';
import { idTag, staleAfter } from '../http/tags.ts';
import type { Success, User } from '../wire/index.ts';
import { roleOf, sessionEnded, signedIn } from '../session/session-slice.ts';

export type Credentials = {
  email: string;
  password: string;
  remember_me: boolean;
} & Door;

/** Which door the person came through: the vendor and admin doors refuse other roles. The names are the documents'. */
type Door = { user_type: 'customer' } | { loginType: 'vendor' | 'admin' };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({
      query: () => 'user',
      transformResponse: (body: { user: User }) => body.user,
      providesTags: (user) => (user ? [idTag('User', user.id)] : []),
    }),
    /** Signs in: the token and the role are kept by the store, the person's data is fetched by `getUser`. */
    login: build.mutation<Success & { token: string; user: User }, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      async onQueryStarted(_credentials, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(api.util.resetApiState());
        dispatch(signedIn({ token: data.token, role: roleOf(data.user.role) }));
      },
    }),
    /** Signs out here at once, and on the server: the token stops working everywhere. */
    logout: build.mutation<Success, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        dispatch(sessionEnded());
        dispatch(api.util.resetApiState());
      },
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useGetUserQuery, useLoginMutation, useLogoutMutation } = authApi;
