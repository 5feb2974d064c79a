import {
  api,
  idTag,
  listTag,
  provideList,
  type Invitation,
  type Member,
  type Success,
  staleAfter,
} from '@balsam/shared-api';
import type { ListFilters, ListPage } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

/** `search`: part of a name or an email address. */
export const ADMIN_FILTERS = { search: 'text' } satisfies ListFilters<string>;

export interface NewInvitation {
  email: string;
  firstname: string;
  lastname: string;
}

export const adminsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Admins, newest first. */
    listAdmins: build.query<ListPage<Member>, PageQuery & { search: string }>({
      query: (query) => ({ url: 'admin/team', params: listParams(query) }),
      transformResponse: toListPage('members'),
      providesTags: (list) => provideList('Admin', list?.rows),
    }),
    /** Revokes admin rights and ends the sessions. Refused for oneself. */
    removeAdmin: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/team/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter((id) => [listTag('Admin'), idTag('Admin', id)]),
    }),
    /** Invitations that have not been accepted. */
    listInvitations: build.query<Invitation[], void>({
      query: () => 'admin/invitations',
      transformResponse: ({ invitations }: { invitations: Invitation[] }) => invitations,
      providesTags: [listTag('Admin')],
    }),
    /** Sends a link that makes the recipient an admin. */
    inviteAdmin: build.mutation<Success, NewInvitation>({
      query: (body) => ({ url: 'admin/invitations', method: 'POST', body: { ...body, role: 'owner' } }),
      invalidatesTags: staleAfter([listTag('Admin')]),
    }),
    /** Sends a new link; the previous one becomes invalid. */
    resendInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/invitations/${id}/resend`, method: 'POST' }),
      invalidatesTags: staleAfter([listTag('Admin')]),
    }),
    withdrawInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter([listTag('Admin')]),
    }),
  }),
});

export const {
  useListAdminsQuery,
  useRemoveAdminMutation,
  useListInvitationsQuery,
  useInviteAdminMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} = adminsApi;
