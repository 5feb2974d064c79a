import {
  api,
  listTag,
  type AcceptInvitationRequest,
  roleOf,
  signedIn,
  type Invitee,
  type Success,
  type User,
  staleAfter,
} from '@balsam/shared-api';

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
    /** Creates the account with its password and signs in. */
    acceptInvitation: build.mutation<Success & { token: string; user: User }, AcceptInvitationRequest>({
      query: (body) => ({ url: 'invitation/accept', method: 'POST', body }),
      async onQueryStarted(_form, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(api.util.resetApiState());
        dispatch(signedIn({ token: data.token, role: roleOf(data.user.role) }));
      },
      invalidatesTags: staleAfter([listTag('Admin')]),
    }),
  }),
});

export const { useGetInviteeQuery, useAcceptInvitationMutation } = invitationApi;
