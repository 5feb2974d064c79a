import {
  activeFilters,
  api,
  idTag,
  listTag,
  provideList,
  staleAfter,
  type Invitation,
  type Member,
  type PageMeta,
  type TeamRole,
  type Success,
} from '@balsam/shared-api';
import type { ListPage, MEMBER_FILTERS, MemberRoleForm, NewInvitation, RoleForm } from '@balsam/shared-ui/console';

type MembersQuery = { page: number; perPage?: number } & Record<keyof typeof MEMBER_FILTERS, string>;

const LIST = listTag('Member');
const changed = staleAfter([LIST]);

export const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Members of the team, newest first. */
    listVendorMembers: build.query<ListPage<Member>, MembersQuery>({
      query: ({ page, perPage, ...filters }) => ({
        url: 'vendor/team',
        params: { page, per_page: perPage, ...activeFilters(filters) },
      }),
      transformResponse: ({ data }: { data: { members: Member[]; meta: PageMeta } }) => ({
        rows: data.members,
        meta: data.meta,
      }),
      providesTags: (list) => provideList('Member', list?.rows),
    }),
    /** Fails with 409 for the last owner, and if the member was changed in the meantime. */
    giveVendorRole: build.mutation<Success, { id: number; form: MemberRoleForm }>({
      query: ({ id, form }) => ({ url: `vendor/team/${id}`, method: 'POST', body: form }),
      invalidatesTags: staleAfter(({ id }) => [LIST, idTag('Member', id)]),
    }),
    /** Removes a member, or oneself, and ends the sessions for the team. Fails with 409 for the last owner. */
    removeVendorMember: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/team/${id}`, method: 'DELETE' }),
      invalidatesTags: staleAfter((id) => [LIST, idTag('Member', id)]),
    }),
    /** Announces the removal of a member's second steps, in 24 hours. */
    resetVendorFactors: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/team/${id}/factors/reset`, method: 'POST' }),
      invalidatesTags: staleAfter((id) => [LIST, idTag('Member', id)]),
    }),
    /** Invitations that have not been accepted. */
    listVendorInvitations: build.query<Invitation[], void>({
      query: () => 'vendor/invitations',
      transformResponse: ({ invitations }: { invitations: Invitation[] }) => invitations,
      providesTags: [LIST],
    }),
    inviteVendorMember: build.mutation<Success, NewInvitation>({
      query: (body) => ({ url: 'vendor/invitations', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    /** Sends a new link; the previous one becomes invalid. */
    resendVendorInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/invitations/${id}/resend`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    withdrawVendorInvitation: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    /** Preset roles, then those of the team's own. */
    listVendorRoles: build.query<TeamRole[], void>({
      query: () => 'vendor/roles',
      transformResponse: ({ roles }: { roles: TeamRole[] }) => roles,
      providesTags: [LIST],
    }),
    /** Adds a role, or changes the one with this id. */
    saveVendorRole: build.mutation<Success, { id: number | null; form: RoleForm }>({
      query: ({ id, form }) => ({
        url: id === null ? 'vendor/roles' : `vendor/roles/${id}`,
        method: 'POST',
        body: form,
      }),
      invalidatesTags: changed,
    }),
    /** Fails with 409 while members or open invitations have the role. */
    deleteVendorRole: build.mutation<Success, number>({
      query: (id) => ({ url: `vendor/roles/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListVendorMembersQuery,
  useGiveVendorRoleMutation,
  useRemoveVendorMemberMutation,
  useResetVendorFactorsMutation,
  useListVendorInvitationsQuery,
  useInviteVendorMemberMutation,
  useResendVendorInvitationMutation,
  useWithdrawVendorInvitationMutation,
  useListVendorRolesQuery,
  useSaveVendorRoleMutation,
  useDeleteVendorRoleMutation,
} = teamApi;
