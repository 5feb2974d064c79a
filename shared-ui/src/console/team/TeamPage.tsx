import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { DownloadButton } from '../../download/DownloadButton.tsx';
import { SearchBox } from '../../form/SearchBox.tsx';
import { plusLgIcon } from '../../icon/shapes.ts';
import { ConfirmAction } from '../../modal/ConfirmAction.tsx';
import { EmptyState } from '../../state/EmptyState.tsx';
import type { QueryResult } from '../../state/QueryState.tsx';
import { ConsoleListPage, type ListPage } from '../list/ConsoleListPage.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { InviteModal } from './InviteModal.tsx';
import { MemberRoleModal } from './MemberRoleModal.tsx';
import { TeamInvitations } from './TeamInvitations.tsx';
import { TeamRoles } from './TeamRoles.tsx';
import {
  MEMBER_FILTERS,
  type Done,
  type InvitationView,
  type MemberView,
  type PermissionGroup,
  type RoleView,
  type TeamCalls,
} from './team-view.ts';
import { useMemberColumns } from './use-member-columns.tsx';

interface TeamPageProps {
  /** False for the team of the platform. */
  isStore: boolean;
  /** Storage key of the person's column choice. */
  listKey: string;
  members: QueryResult<ListPage<MemberView>>;
  invitations: QueryResult<InvitationView[]>;
  roles: QueryResult<RoleView[]>;
  /** All permissions of the console. */
  groups: readonly PermissionGroup[];
  /** Null for a reader who may not manage the team. */
  calls: TeamCalls | null;
  /** Leaves the team, which ends the session. `id` is that of the reader. */
  onLeave: (id: number) => Promise<Done>;
  /** Saves a table of all members that match the filters. */
  onExport: (filters: Record<keyof typeof MEMBER_FILTERS, string>) => Promise<unknown>;
}

/** A team: its members, open invitations and roles. */
export function TeamPage({
  isStore,
  listKey,
  members,
  invitations,
  roles,
  groups,
  calls,
  onLeave,
  onExport,
}: TeamPageProps) {
  const { t } = useTranslation('kit');
  const { page, pageSize, values, isFiltered, setValue, setPage } = useListParams(MEMBER_FILTERS);
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<MemberView | null>(null);
  const [removing, setRemoving] = useState<MemberView | null>(null);
  const columns = useMemberColumns({
    isStore,
    mayManage: calls !== null,
    onGiveRole: setChanging,
    onRemove: setRemoving,
    onResetFactors: async ({ id }) => (calls ? calls.resetFactors(id) : {}),
  });
  const remove = async ({ id, is_self: isSelf }: MemberView): Promise<Done> =>
    isSelf || !calls ? onLeave(id) : calls.remove(id);
  const isAlone = members.data?.meta.total === 1 && !isFiltered;
  const choice = { roles: roles.data ?? [], groups };
  const invite = calls && (
    <Button icon={plusLgIcon} onClick={() => setIsInviting(true)}>
      {t('team.invite.action')}
    </Button>
  );

  return (
    <ConsoleListPage
      title={t('team.title')}
      listKey={listKey}
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('team.search')} />
      }
      actions={
        <div className="cluster">
          <DownloadButton onDownload={() => onExport(values)}>{t('team.export')}</DownloadButton>
          {invite}
        </div>
      }
      query={members}
      columns={columns}
      loadingText={t('team.loading')}
      emptyText={t('team.noMatch')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      <TeamInvitations
        query={invitations}
        calls={calls}
        nobody={isAlone && calls && <EmptyState title={t('team.alone')} text={t('team.aloneText')} />}
      />
      <TeamRoles query={roles} groups={groups} calls={calls} />
      {calls && isInviting && <InviteModal {...choice} onInvite={calls.invite} onHide={() => setIsInviting(false)} />}
      {calls && changing && (
        <MemberRoleModal {...choice} member={changing} calls={calls} onHide={() => setChanging(null)} />
      )}
      {removing && <RemoveMember member={removing} onConfirm={remove} onHide={() => setRemoving(null)} />}
    </ConsoleListPage>
  );
}

interface RemoveMemberProps {
  member: MemberView;
  onConfirm: (member: MemberView) => Promise<Done>;
  onHide: () => void;
}

function RemoveMember({ member, onConfirm, onHide }: RemoveMemberProps) {
  const { t } = useTranslation('kit');
  const kind = member.is_self ? 'leave' : 'remove';
  return (
    <ConfirmAction
      danger
      title={t(`team.${kind}.title`, { name: member.name })}
      text={t(`team.${kind}.text`)}
      confirmLabel={t(`team.${kind}.confirm`)}
      onConfirm={() => onConfirm(member)}
      failed={t('team.failed')}
      onHide={onHide}
    />
  );
}
