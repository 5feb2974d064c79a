import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { pencilIcon, plusLgIcon, trashIcon } from '../../icon/shapes.ts';
import { ConfirmAction } from '../../modal/ConfirmAction.tsx';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import { RoleModal } from './RoleModal.tsx';
import { roleKey, type PermissionGroup, type RoleView, type TeamCalls } from './team-view.ts';
import { usePermissionText } from './use-permission-text.ts';

interface TeamRolesProps {
  query: QueryResult<RoleView[]>;
  groups: readonly PermissionGroup[];
  /** Null for a reader who may not manage the team. */
  calls: TeamCalls | null;
}

/** Roles, with what their members may do: presets, and the team's own, which can be changed. */
export function TeamRoles({ query, groups, calls }: TeamRolesProps) {
  const { t } = useTranslation('kit');
  const [editing, setEditing] = useState<RoleView | 'new' | null>(null);
  const [deleting, setDeleting] = useState<(RoleView & { id: number }) | null>(null);
  const columns = useRoleColumns(groups, calls && { onEdit: setEditing, onDelete: setDeleting });
  return (
    <section className="stack mt-4">
      <div className="cluster cluster-between">
        <h2 className="mb-0">{t('team.roles')}</h2>
        {calls && (
          <Button variant="outline" icon={plusLgIcon} onClick={() => setEditing('new')}>
            {t('team.ownRole.add')}
          </Button>
        )}
      </div>
      <QueryState query={query}>
        {(rows) => <DataTable columns={columns} rows={rows} rowKey={roleKey} caption={t('team.roles')} />}
      </QueryState>
      {calls && editing && (
        <RoleModal
          role={editing === 'new' ? null : editing}
          groups={groups}
          calls={calls}
          onHide={() => setEditing(null)}
        />
      )}
      {calls && deleting && (
        <ConfirmAction
          danger
          title={t('team.ownRole.delete.title', { name: deleting.name })}
          text={t('team.ownRole.delete.text')}
          confirmLabel={t('team.ownRole.delete.confirm')}
          onConfirm={() => calls.deleteRole(deleting.id)}
          failed={t('team.failed')}
          onHide={() => setDeleting(null)}
        />
      )}
    </section>
  );
}

interface RoleActions {
  onEdit: (role: RoleView) => void;
  onDelete: (role: RoleView & { id: number }) => void;
}

function useRoleColumns(groups: readonly PermissionGroup[], actions: RoleActions | null): DataTableColumn<RoleView>[] {
  const { t } = useTranslation('kit');
  const textOf = usePermissionText(groups);
  const columns: DataTableColumn<RoleView>[] = [
    {
      id: 'name',
      header: t('team.role'),
      primary: true,
      cell: ({ id, name }) => (
        <span className="cluster">
          <bdi>{name}</bdi>
          {id !== null && <Badge variant="secondary">{t('team.ownRole.badge')}</Badge>}
        </span>
      ),
    },
    { id: 'permissions', header: t('team.permissions'), cell: textOf },
    { id: 'members', header: t('team.members'), align: 'end', cell: ({ members }) => members },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    {
      id: 'action',
      header: t('team.action'),
      hideHeader: true,
      align: 'end',
      cell: ({ id, ...role }) =>
        id !== null && (
          <span className="cluster cluster-end cluster-nowrap">
            <Button
              variant="ghost"
              size="sm"
              icon={pencilIcon}
              aria-label={t('team.ownRole.editOf', { name: role.name })}
              onClick={() => actions.onEdit({ id, ...role })}
            />
            <Button
              variant="ghost"
              size="sm"
              icon={trashIcon}
              aria-label={t('team.ownRole.deleteOf', { name: role.name })}
              onClick={() => actions.onDelete({ id, ...role })}
            />
          </span>
        ),
    },
  ];
}
