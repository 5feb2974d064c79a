import type { Invitation } from '@balsam/shared-api';
import { Badge, Button, DateTime, Email, type DataTableColumn, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { useResendInvitationMutation } from './admins-api.ts';

function ResendButton({ invitation: { id, name } }: { invitation: Invitation }) {
  const { t } = useTranslation('admin-console');
  const [resend, { isLoading }] = useResendInvitationMutation();
  const send = useSend({ failed: t('admins.failed') });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isLoading}
      aria-label={t('admins.resendTo', { name })}
      onClick={() => void send(() => resend(id).unwrap())}
    >
      {t('admins.resend')}
    </Button>
  );
}

/** @param onWithdraw asks for confirmation before invalidating a link */
export function useInvitationColumns(onWithdraw: (invitation: Invitation) => void): DataTableColumn<Invitation>[] {
  const { t } = useTranslation('admin-console');
  return [
    { id: 'name', header: t('admins.name'), primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'email', header: t('admins.email'), cell: ({ email }) => <Email address={email} /> },
    {
      id: 'by',
      header: t('admins.invitedBy'),
      cell: ({ invited_by }) => (invited_by === null ? t('admins.byCommand') : <bdi>{invited_by}</bdi>),
    },
    {
      id: 'until',
      header: t('admins.until'),
      cell: ({ expires_at, is_expired }) =>
        is_expired ? <Badge variant="warning">{t('admins.expired')}</Badge> : <DateTime value={expires_at} />,
    },
    {
      id: 'action',
      header: t('admins.action'),
      hideHeader: true,
      align: 'end',
      cell: (invitation) => (
        <span className="cluster cluster-end">
          <ResendButton invitation={invitation} />
          <DeleteButton
            label={t('admins.withdrawOf', { name: invitation.name })}
            onClick={() => onWithdraw(invitation)}
          />
        </span>
      ),
    },
  ];
}
