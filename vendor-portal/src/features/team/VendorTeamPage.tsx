import {
  activeFilters,
  sessionEnded,
  useAppDispatch,
  useDownloadFileMutation,
  usePermissions,
} from '@balsam/shared-api';
import { MEMBER_FILTERS, TeamPage, useListParams } from '@balsam/shared-ui/console';
import {
  useDeleteVendorRoleMutation,
  useGiveVendorRoleMutation,
  useInviteVendorMemberMutation,
  useListVendorInvitationsQuery,
  useListVendorMembersQuery,
  useListVendorRolesQuery,
  useRemoveVendorMemberMutation,
  useResetVendorFactorsMutation,
  useResendVendorInvitationMutation,
  useSaveVendorRoleMutation,
  useWithdrawVendorInvitationMutation,
} from './team-api.ts';
import { usePermissionGroups } from './use-permission-groups.ts';

/** Team of the store: members, open invitations, roles. */
export function VendorTeamPage() {
  const { page, perPage, values } = useListParams(MEMBER_FILTERS);
  const members = useListVendorMembersQuery({ page, perPage, ...values });
  const invitations = useListVendorInvitationsQuery();
  const roles = useListVendorRolesQuery();
  const may = usePermissions();
  const [download] = useDownloadFileMutation();
  const [invite] = useInviteVendorMemberMutation();
  const [resend] = useResendVendorInvitationMutation();
  const [withdraw] = useWithdrawVendorInvitationMutation();
  const [giveRole] = useGiveVendorRoleMutation();
  const [remove] = useRemoveVendorMemberMutation();
  const [resetFactors] = useResetVendorFactorsMutation();
  const [saveRole] = useSaveVendorRoleMutation();
  const [deleteRole] = useDeleteVendorRoleMutation();
  const dispatch = useAppDispatch();

  return (
    <TeamPage
      isStore
      listKey="vendor-team"
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
      onExport={(filters) => download({ url: 'vendor/team.csv', params: activeFilters(filters) }).unwrap()}
    />
  );
}
