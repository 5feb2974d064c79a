import {
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  type Invitation,
  type Member,
  type TeamRole,
  type Success,
} from '@balsam/shared-api';
import type { ListPage, MEMBER_FILTERS, MemberRoleForm, NewInvitation, RoleForm } from '@balsam/shared-ui/console';
import { listParams, type PageQuery } from '../../entities/lists/list-params.ts';
import { toListPage } from '../../entities/lists/to-list-page.ts';

type MembersQuery = PageQuery & Record<keyof typeof MEMBER_FILTERS, string>;

const LIST = listTag('Member');
const changed = staleAfter([LIST]);

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Members of the team, newest first. */
    listAdminMembers: build.query<ListPage<Member>, MembersQuery>({
      query: (query) => ({ url: 'admin/team', params: listParams(query) }),
      transformResponse: toListPage('members'),
      providesTags: (list) => provideList('Member', list?.rows),
    }),
    /** Fails with 409 for the last owner, and if the member was changed in the meantime. */
    giveAdminRole: build.mutation<Success, { id: number; form: MemberRoleForm }>({
      query: ({ id, form }) => ({ url: `admin/team/${id}`, method: 'POST', body: form }),
      invalidatesTags: staleAfter(({ id }) => [LIST, idTag('Member', id)]),
    }),
    /** Removes a member, or oneself, and ends the sessions for the team. Fails with 409 for the last owner. */
    removeAdminMember: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/team/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter((id) => [LIST, idTag('Member', id)]),
    }),
    /** Invitations that have not been accepted. */
    listAdminInvitations: build.query<Invitation[], void>({
      query: () => 'admin/invitations',
      transformResponse: ({ invitations }: { invitations: Invitation[] }) => invitations,
      providesTags: [LIST],
    }),
    inviteAdminMember: build.mutation<Success, NewInvitation>({
      query: (body) => ({ url: 'admin/invitations', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** Sends a new link; the previous one becomes invalid. */
    resendAdminInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/invitations/${id}/resend`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    withdrawAdminInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    /** Preset roles, then those of the team's own. */
    listAdminRoles: build.query<TeamRole[], void>({
      query: () => 'admin/roles',
      transformResponse: ({ roles }: { roles: TeamRole[] }) => roles,
      providesTags: [LIST],
    }),
    /** Adds a role, or changes the one with this id. */
    saveAdminRole: build.mutation<Success, { id: number | null; form: RoleForm }>({
      query: ({ id, form }) => ({ url: id === null ? 'admin/roles' : `admin/roles/${id}`, method: 'POST', body: form }),
      invalidatesTags: changed,
    }),
    /** Fails with 409 while members or open invitations have the role. */
    deleteAdminRole: build.mutation<Success, number>({
      query: (id) => ({ url: `admin/roles/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListAdminMembersQuery,
  useGiveAdminRoleMutation,
  useRemoveAdminMemberMutation,
  useListAdminInvitationsQuery,
  useInviteAdminMemberMutation,
  useResendAdminInvitationMutation,
  useWithdrawAdminInvitationMutation,
  useListAdminRolesQuery,
  useSaveAdminRoleMutation,
  useDeleteAdminRoleMutation,
} = teamApi;
