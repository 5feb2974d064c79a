import type { AdminPayment } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, Money, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { ProviderNumber } from './ProviderNumber.tsx';

/** Columns of the card payments. */
export function usePaymentColumns(): DataTableColumn<AdminPayment>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  return [
    {
      id: 'order',
      header: t('payments.order'),
      primary: true,
      cell: ({ id, order_no: number, attempt }) => (
        <>
          <Link to={href('payment', { id })}>
            <Bdi>{number}</Bdi>
          </Link>
          {attempt > 1 && (
            <div className="form-text">{t('payments.attemptOf', { number: formatNumber(attempt, lang) })}</div>
          )}
        </>
      ),
    },
    { id: 'customer', header: t('payments.customer'), cell: ({ customer }) => <bdi>{customer.name}</bdi> },
    {
      id: 'provider',
      header: t('payments.provider'),
      cell: ({ provider, ref }) => (
        <>
          {t(`payments.providers.${provider}`)}
          <div className="form-text">
            <ProviderNumber number={ref} />
          </div>
        </>
      ),
    },
    { id: 'scheme', header: t('payments.scheme'), cell: ({ scheme }) => scheme !== '' && <Bdi>{scheme}</Bdi> },
    { id: 'begun', header: t('payments.begun'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    { id: 'state', header: t('payments.state'), cell: (payment) => <PaymentBadge {...payment} /> },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
}
