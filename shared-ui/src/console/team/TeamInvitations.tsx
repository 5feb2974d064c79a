import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../modal/ConfirmAction.tsx';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import type { InvitationView, TeamCalls } from './team-view.ts';
import { useInvitationColumns } from './use-invitation-columns.tsx';

interface TeamInvitationsProps {
  query: QueryResult<InvitationView[]>;
  /** Null for a reader who may not manage the team. */
  calls: TeamCalls | null;
  /** Shown while nobody is invited. */
  nobody: ReactNode;
}

/** Open invitations. */
export function TeamInvitations({ query, calls, nobody }: TeamInvitationsProps) {
  const { t } = useTranslation('kit');
  const [withdrawing, setWithdrawing] = useState<InvitationView | null>(null);
  const columns = useInvitationColumns(calls && { onResend: calls.resend, onWithdraw: setWithdrawing });
  if (query.data?.length === 0 && !query.isError) return nobody;
  return (
    <section className="stack mt-4">
      <h2>{t('team.invitations')}</h2>
      <QueryState query={query}>
        {(rows) => <DataTable columns={columns} rows={rows} rowKey={({ id }) => id} caption={t('team.invitations')} />}
      </QueryState>
      {calls && withdrawing && (
        <ConfirmAction
          danger
          title={t('team.withdraw.title', { name: withdrawing.name })}
          text={t('team.withdraw.text')}
          confirmLabel={t('team.withdraw.confirm')}
          onConfirm={() => calls.withdraw(withdrawing.id)}
          failed={t('team.failed')}
          onHide={() => setWithdrawing(null)}
        />
      )}
    </section>
  );
}
