import type { ContactMessage } from '@balsam/shared-api';
import { Bdi, Button, Email, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { createdColumn } from '../../entities/lists/columns.tsx';
import { MessageStateBadge } from './MessageStateBadge.tsx';

/** @param onRead opens a message */
export function useMessageColumns(onRead: (message: ContactMessage) => void): DataTableColumn<ContactMessage>[] {
  const { t } = useTranslation('admin-console');
  return [
    {
      id: 'subject',
      header: t('messages.subject'),
      primary: true,
      cell: (message) => (
        <Button variant="link" onClick={() => onRead(message)}>
          <bdi>{message.subject}</bdi>
        </Button>
      ),
    },
    {
      id: 'from',
      header: t('messages.from'),
      cell: ({ name, email }) => (
        <span className="cell-stack">
          <bdi>{name}</bdi>
          <Email address={email} />
        </span>
      ),
    },
    {
      id: 'phone',
      header: t('messages.phone'),
      optional: true,
      cell: ({ phone_number }) => <Bdi>{phone_number}</Bdi>,
    },
    createdColumn(t('messages.date')),
    { id: 'state', header: t('messages.state'), cell: (message) => <MessageStateBadge message={message} /> },
    {
      id: 'handled',
      header: t('messages.handledBy'),
      optional: true,
      cell: ({ handled_by }) => <bdi>{handled_by ?? '–'}</bdi>,
    },
  ];
}
