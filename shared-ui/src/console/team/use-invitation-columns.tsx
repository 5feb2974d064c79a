import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { Email } from '../../format/Email.tsx';
import { trashIcon } from '../../icon/shapes.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { useSend } from '../../toast/use-send.ts';
import type { InvitationView, TeamCalls } from './team-view.ts';

interface InvitationActions {
  onResend: TeamCalls['resend'];
  /** Asks for confirmation before invalidating a link. */
  onWithdraw: (invitation: InvitationView) => void;
}

/** @param actions null for a reader who may not manage the team */
export function useInvitationColumns(actions: InvitationActions | null): DataTableColumn<InvitationView>[] {
  const { t } = useTranslation('kit');
  const columns: DataTableColumn<InvitationView>[] = [
    { id: 'name', header: t('team.name'), primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'email', header: t('signIn.email'), cell: ({ email }) => <Email address={email} /> },
    { id: 'role', header: t('team.role'), cell: ({ role }) => <bdi>{role.name}</bdi> },
    {
      id: 'by',
      header: t('team.invitedBy'),
      cell: ({ invited_by: inviter }) => (inviter === null ? t('team.byCommand') : <bdi>{inviter}</bdi>),
    },
    {
      id: 'until',
      header: t('team.until'),
      cell: ({ expires_at: at, is_expired: isExpired }) =>
        isExpired ? <Badge variant="warning">{t('team.expired')}</Badge> : <DateTime value={at} />,
    },
  ];
  if (!actions) return columns;
  const { onResend, onWithdraw } = actions;
  return [
    ...columns,
    {
      id: 'action',
      header: t('team.action'),
      hideHeader: true,
      align: 'end',
      cell: (invitation) => (
        <span className="cluster cluster-end cluster-nowrap">
          <ResendButton invitation={invitation} onResend={onResend} />
          <Button
            variant="ghost"
            size="sm"
            icon={trashIcon}
            aria-label={t('team.withdraw.actionOf', { name: invitation.name })}
            onClick={() => onWithdraw(invitation)}
          />
        </span>
      ),
    },
  ];
}

interface ResendButtonProps extends Pick<InvitationActions, 'onResend'> {
  invitation: InvitationView;
}

function ResendButton({ invitation: { id, name }, onResend }: ResendButtonProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed: t('team.failed') });
  const resend = async () => {
    setIsBusy(true);
    await send(() => onResend(id));
    setIsBusy(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      aria-label={t('team.resend.actionOf', { name })}
      onClick={() => void resend()}
    >
      {t('team.resend.action')}
    </Button>
  );
}
