import { api } from '../store/api.ts';
import { baseQuery } from '../http/base-query.ts';
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
    /**
     * Signs out here at once, whatever becomes of the call: until it is answered, nobody waits and no token lies here. On
     * the server the token stops working everywhere.
     */
    logout: build.mutation<null, void>({
      queryFn: (_nothing, queryApi, extraOptions) => {
        const { dispatch } = queryApi;
        // The end of a session calls off all that is under way, and so may a page that is closed: this call outlives both.
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

export const { useGetUserQuery, useLoginMutation, useLogoutMutation } = authApi;
