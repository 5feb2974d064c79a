import {
  activeFilters,
  sessionEnded,
  useAppDispatch,
  useDownloadFileMutation,
  usePermissions,
} from '@balsam/shared-api';
import { MEMBER_FILTERS, TeamPage, useListParams } from '@balsam/shared-ui/console';
import { useResetAdminFactorsMutation } from '../../entities/second-steps/second-steps-api.ts';
import {
  useDeleteAdminRoleMutation,
  useGiveAdminRoleMutation,
  useInviteAdminMemberMutation,
  useListAdminInvitationsQuery,
  useListAdminMembersQuery,
  useListAdminRolesQuery,
  useRemoveAdminMemberMutation,
  useResendAdminInvitationMutation,
  useSaveAdminRoleMutation,
  useWithdrawAdminInvitationMutation,
} from './team-api.ts';
import { usePermissionGroups } from './use-permission-groups.ts';

/** Team of the platform: members, open invitations, roles. */
export function AdminTeamPage() {
  const { page, perPage, values } = useListParams(MEMBER_FILTERS);
  const members = useListAdminMembersQuery({ page, perPage, ...values });
  const invitations = useListAdminInvitationsQuery();
  const roles = useListAdminRolesQuery();
  const may = usePermissions();
  const [download] = useDownloadFileMutation();
  const [invite] = useInviteAdminMemberMutation();
  const [resend] = useResendAdminInvitationMutation();
  const [withdraw] = useWithdrawAdminInvitationMutation();
  const [giveRole] = useGiveAdminRoleMutation();
  const [remove] = useRemoveAdminMemberMutation();
  const [resetFactors] = useResetAdminFactorsMutation();
  const [saveRole] = useSaveAdminRoleMutation();
  const [deleteRole] = useDeleteAdminRoleMutation();
  const dispatch = useAppDispatch();

  return (
    <TeamPage
      isStore={false}
      listKey="admin-team"
      members={members}
      invitations={invitations}
      roles={roles}
      groups={usePermissionGroups()}
      calls={
        may('team.manage')
          ? {
              invite: (invitation) => invite(invitation).unwrap(),
              resend: (id) => resend(id).unwrap(),
              withdraw: (id) => withdraw(id).unwrap(),
              giveRole: (id, form) => giveRole({ id, form }).unwrap(),
              remove: (id) => remove(id).unwrap(),
              resetFactors: (id) => resetFactors(id).unwrap(),
              saveRole: (id, form) => saveRole({ id, form }).unwrap(),
              deleteRole: (id) => deleteRole(id).unwrap(),
              loadMembers: async () => (await members.refetch().unwrap()).rows,
              loadRoles: () => roles.refetch().unwrap(),
            }
          : null
      }
      onLeave={async (id) => {
        const response = await remove(id).unwrap();
        // The server has ended this session already.
        dispatch(sessionEnded());
        return response;
      }}
      onExport={(filters) => download({ url: 'admin/team.csv', params: activeFilters(filters) }).unwrap()}
    />
  );
}
