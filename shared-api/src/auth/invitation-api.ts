import { api } from '../store/api.ts';
import { staleAfter } from '../http/tags.ts';
import { roleOf, signedIn } from '../session/session-slice.ts';
import type { AcceptInvitationRequest, Invitee, Success, User } from '../wire/index.ts';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Recipient of an invitation link; null if the link is no longer valid. */
    getInvitee: build.query<Invitee | null, string>({
      query: (token) => ({
        url: 'invitation',
        method: 'POST',
        body: { token },
        validateStatus: ({ ok, status }) => ok || status === 404 || status === 422,
      }),
      transformResponse: ({ data }: { data?: Invitee }) => data ?? null,
    }),
    /** Joins the team and signs in, with the password of the account or one for a new account. */
    acceptInvitation: build.mutation<Success & { token: string; user: User }, AcceptInvitationRequest>({
      query: (body) => ({ url: 'invitation/accept', method: 'POST', body }),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(api.util.resetApiState());
        dispatch(signedIn({ token: data.token, role: roleOf(data.user.role) }));
      },
      invalidatesTags: staleAfter([]),
    }),
  }),
});

export const { useGetInviteeQuery, useAcceptInvitationMutation } = invitationApi;
