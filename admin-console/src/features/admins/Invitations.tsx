import type { Invitation } from '@balsam/shared-api';
import { ConfirmAction, DataTable, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInvitationsQuery, useWithdrawInvitationMutation } from './admins-api.ts';
import { useInvitationColumns } from './use-invitation-columns.tsx';

/** Open invitations; renders nothing if there are none. */
export function Invitations() {
  const { t } = useTranslation('admin-console');
  const query = useListInvitationsQuery();
  const [withdraw] = useWithdrawInvitationMutation();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const columns = useInvitationColumns(setWithdrawing);
  if (query.data?.length === 0) return null;
  return (
    <section className="stack mt-4">
      <h2>{t('admins.invitations')}</h2>
      <QueryState query={query}>
        {(rows) => (
          <DataTable columns={columns} rows={rows} rowKey={({ id }) => id} caption={t('admins.invitations')} />
        )}
      </QueryState>
      {withdrawing && (
        <ConfirmAction
          danger
          title={t('admins.withdraw.title', { name: withdrawing.name })}
          text={t('admins.withdraw.text')}
          confirmLabel={t('admins.withdraw.confirm')}
          onConfirm={() => withdraw(withdrawing.id).unwrap()}
          failed={t('admins.failed')}
          onHide={() => setWithdrawing(null)}
        />
      )}
    </section>
  );
}
