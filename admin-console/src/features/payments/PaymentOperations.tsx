import { AllowedLink, type AdminPaymentDetail } from '@balsam/shared-api';
import { Bdi, DataTable, DateTime, Money, Section } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Captures and refunds of a payment. */
export function PaymentOperations({ operations, currency }: Pick<AdminPaymentDetail, 'operations' | 'currency'>) {
  const { t } = useTranslation('admin-console');
  const title = t('payments.operations');
  if (operations.length === 0)
    return (
      <Section title={title}>
        <p>{t('payments.noOperations')}</p>
      </Section>
    );
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        rows={operations}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'operation',
            header: t('payments.operation'),
            primary: true,
            cell: ({ kind }) => t(`payments.kinds.${kind}`),
          },
          {
            id: 'part',
            header: t('payments.part'),
            cell: ({ order_sub_no: number }) =>
              number === null ? (
                t('payments.wholePayment')
              ) : (
                <AllowedLink permission="orders.read" to={href('orders', { number })}>
                  <Bdi>{number}</Bdi>
                </AllowedLink>
              ),
          },
          {
            id: 'state',
            header: t('payments.state'),
            cell: ({ state, error }) => (
              <>
                {t(`payments.operationStates.${state}`)}
                {error !== '' && (
                  <div className="form-text">
                    <bdi>{error}</bdi>
                  </div>
                )}
              </>
            ),
          },
          {
            id: 'when',
            header: t('payments.when'),
            cell: ({ done_at, created_at }) => <DateTime value={done_at ?? created_at} />,
          },
          {
            id: 'amount',
            header: t('payments.amount'),
            align: 'end',
            cell: ({ amount }) => <Money amount={amount} currency={currency} />,
          },
        ]}
      />
    </Section>
  );
}
