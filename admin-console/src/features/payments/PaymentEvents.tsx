import { Allowed, type AdminPaymentDetail } from '@balsam/shared-api';
import { Button, DataTable, DateTime, formatNumber, Section, useLang, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRetryPaymentEventMutation } from './payments-api.ts';

/** Webhook events of the provider; failed ones can be retried. */
export function PaymentEvents({ events }: Pick<AdminPaymentDetail, 'events'>) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const [retry, { isLoading }] = useRetryPaymentEventMutation();
  const send = useSend({ failed: t('payments.failed') });
  const title = t('payments.events');
  if (events.length === 0)
    return (
      <Section title={title}>
        <p>{t('payments.noEvents')}</p>
      </Section>
    );
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        rows={events}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'event',
            header: t('payments.event'),
            primary: true,
            cell: ({ state }) => t(`payments.eventStates.${state}`),
          },
          { id: 'when', header: t('payments.when'), cell: ({ received_at }) => <DateTime value={received_at} /> },
          { id: 'tries', header: t('payments.tries'), cell: ({ attempts }) => formatNumber(attempts, lang) },
          { id: 'said', header: t('payments.said'), cell: ({ error }) => <bdi>{error}</bdi> },
          {
            id: 'action',
            header: t('payments.action'),
            hideHeader: true,
            align: 'end',
            cell: ({ id, state }) =>
              state === 'dead' && (
                <Allowed permission="money.manage">
                  <Button
                    variant="outline"
                    size="sm"
                    busy={isLoading}
                    aria-label={t('payments.retryOf', { id: formatNumber(id, lang) })}
                    onClick={() => void send(() => retry(id).unwrap())}
                  >
                    {t('payments.retry')}
                  </Button>
                </Allowed>
              ),
          },
        ]}
      />
    </Section>
  );
}
