import type { AdminPrivacyRequest } from '@balsam/shared-api';
import { Button, DateTime, Email, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { RequestBadges } from './RequestBadges.tsx';

/** @param onRead opens a request */
export function useRequestColumns(
  onRead: (request: AdminPrivacyRequest) => void,
): DataTableColumn<AdminPrivacyRequest>[] {
  const { t } = useTranslation('admin-console');
  return [
    {
      id: 'person',
      header: t('privacy.person'),
      primary: true,
      cell: (request) => (
        <Button variant="link" onClick={() => onRead(request)}>
          <bdi>{request.person.name}</bdi>
        </Button>
      ),
    },
    { id: 'kind', header: t('privacy.kind'), cell: ({ kind }) => t(`privacy.kinds.${kind}`) },
    {
      id: 'email',
      header: t('privacy.email'),
      optional: true,
      cell: ({ person }) => !person.is_erased && <Email address={person.email} />,
    },
    { id: 'asked', header: t('privacy.asked'), cell: ({ asked_at }) => <DateTime value={asked_at} dayOnly /> },
    { id: 'due', header: t('privacy.due'), cell: ({ due_on }) => <DateTime value={due_on} dayOnly /> },
    { id: 'state', header: t('privacy.state'), cell: (request) => <RequestBadges request={request} /> },
  ];
}
