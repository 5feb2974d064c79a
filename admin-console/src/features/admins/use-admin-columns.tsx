import { useGetUserQuery, type Member } from '@balsam/shared-api';
import { Badge, DateTime, Email, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../entities/lists/columns.tsx';

/** @param onRemove asks for confirmation before revoking an admin's rights */
export function useAdminColumns(onRemove: (admin: Member) => void): DataTableColumn<Member>[] {
  const { t } = useTranslation('admin-console');
  const { data: self } = useGetUserQuery();
  return [
    {
      id: 'name',
      header: t('admins.name'),
      primary: true,
      cell: ({ id, name }) => (
        <span className="cluster">
          <bdi>{name}</bdi>
          {id === self?.id && <Badge>{t('admins.you')}</Badge>}
        </span>
      ),
    },
    { id: 'email', header: t('admins.email'), cell: ({ email }) => <Email address={email} /> },
    {
      id: 'seen',
      header: t('admins.lastSeen'),
      cell: ({ last_seen_at }) => (last_seen_at === null ? t('admins.signedOut') : <DateTime value={last_seen_at} />),
    },
    {
      id: 'since',
      header: t('admins.since'),
      cell: ({ created_at }) => <DateTime value={created_at} dayOnly />,
    },
    {
      id: 'action',
      header: t('admins.action'),
      hideHeader: true,
      align: 'end',
      // Admins cannot remove themselves, so that at least one always remains.
      cell: (admin) =>
        admin.id !== self?.id && (
          <DeleteButton label={t('admins.removeOf', { name: admin.name })} onClick={() => onRemove(admin)} />
        ),
    },
  ];
}
