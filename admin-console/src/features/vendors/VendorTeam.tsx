import type { Member } from '@balsam/shared-api';
import { DataTable, DateTime, Email, keepShown, QueryState, Section, type DataTableColumn } from '@balsam/shared-ui';
import { SecondStep } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { ResetByOwner } from '../../entities/second-steps/ResetByOwner.tsx';
import { NewOwner } from './NewOwner.tsx';
import { useGetStoreTeamQuery } from './vendors-api.ts';

/** Members of a store, whom the platform helps if they are locked out, and the store's next owner. */
export function VendorTeam({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation('admin-console');
  const query = useGetStoreTeamQuery(vendorId);
  const columns = useTeamColumns();
  return (
    <Section title={t('vendors.team.title')}>
      <QueryState query={keepShown(query)}>
        {({ members, owner_change: change }) => (
          <div className="stack">
            <NewOwner vendorId={vendorId} change={change} />
            <DataTable columns={columns} rows={members} rowKey={({ id }) => id} caption={t('vendors.team.title')} />
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function useTeamColumns(): DataTableColumn<Member>[] {
  const { t } = useTranslation('admin-console');
  return [
    { id: 'name', header: t('vendors.name'), primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'email', header: t('vendors.email'), cell: ({ email }) => <Email address={email} /> },
    { id: 'role', header: t('vendors.team.role'), cell: ({ role }) => <bdi>{role.name}</bdi> },
    {
      id: 'seen',
      header: t('vendors.team.lastSeen'),
      cell: ({ last_seen_at: at }) => (at === null ? t('vendors.team.neverSeen') : <DateTime value={at} />),
    },
    { id: 'factor', header: t('vendors.team.secondStep'), cell: (member) => <SecondStep person={member} /> },
    {
      id: 'action',
      header: t('vendors.actions'),
      hideHeader: true,
      align: 'end',
      cell: (member) => <ResetByOwner person={member} />,
    },
  ];
}
