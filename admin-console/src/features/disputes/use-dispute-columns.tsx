import type { AdminThread } from '@balsam/shared-api';
import { Bdi, Button, DateTime, formatNumber, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DisputeState } from '../../entities/conversations/DisputeState.tsx';

/** @param onOpen opens a conversation */
export function useDisputeColumns(onOpen: (thread: AdminThread) => void): DataTableColumn<AdminThread>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const lang = useLang();
  return [
    {
      id: 'order',
      header: t('disputes.order'),
      primary: true,
      cell: (thread) => (
        <Button variant="link" onClick={() => onOpen(thread)}>
          <Bdi>{thread.order_sub_no}</Bdi>
        </Button>
      ),
    },
    {
      id: 'vendor',
      header: t('disputes.vendor'),
      cell: ({ vendor }) => <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>,
    },
    { id: 'customer', header: t('disputes.customer'), cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      id: 'messages',
      header: t('disputes.messages'),
      align: 'end',
      optional: true,
      cell: ({ messages }) => formatNumber(messages, lang),
    },
    {
      id: 'disputed',
      header: t('disputes.since'),
      cell: ({ disputed_at: at }) => at !== null && <DateTime value={at} />,
    },
    { id: 'state', header: t('disputes.state'), cell: (thread) => <DisputeState thread={thread} /> },
  ];
}
