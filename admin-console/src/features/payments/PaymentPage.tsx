import { Allowed, AllowedLink, type AdminPaymentDetail } from '@balsam/shared-api';
import { Bdi, Button, DataTable, DateTime, Money, Section, useSend } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { Findings } from './Findings.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import { PaymentOperations } from './PaymentOperations.tsx';
import { useGetAdminPaymentQuery, usePollAdminPaymentMutation } from './payments-api.ts';
import { ProviderNumber } from './ProviderNumber.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';

/** A card payment with everything related to its order. */
export function PaymentPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetAdminPaymentQuery(id);
  return (
    <RecordPage title={t('payments.one')} back={{ to: href('payments'), text: t('payments.title') }} query={query}>
      {(payment) => <Shown payment={payment} />}
    </RecordPage>
  );
}

function Shown({ payment }: { payment: AdminPaymentDetail }) {
  const { t } = useTranslation('admin-console');
  const [look, { isLoading }] = usePollAdminPaymentMutation();
  const send = useSend({ failed: t('payments.failed') });
  const columns = usePaymentColumns();
  const { id, order_no: number, attempts, findings } = payment;
  return (
    <ConsolePage
      title={t('payments.titleOf', { number })}
      actions={
        <Allowed permission="money.manage">
          <Button variant="outline" busy={isLoading} onClick={() => void send(() => look(id).unwrap())}>
            {t('payments.look')}
          </Button>
        </Allowed>
      }
    >
      <div className="stack stack-wide">
        <Facts payment={payment} />
        {findings.length > 0 && <Findings findings={findings} />}
        <PaymentOperations {...payment} />
        <Section title={t('payments.attempts')}>
          <DataTable caption={t('payments.attempts')} columns={columns} rows={attempts} rowKey={(each) => each.id} />
        </Section>
        <PaymentEvents {...payment} />
      </div>
    </ConsolePage>
  );
}

function Facts({ payment }: { payment: AdminPaymentDetail }) {
  const { t } = useTranslation('admin-console');
  const { customer, amount, currency, scheme, ref, provider, order_state: orderState, pay_by: payBy } = payment;
  return (
    <section className="panel">
      <h2 className="panel-title">
        <PaymentBadge {...payment} />
      </h2>
      <dl className="facts">
        <dt>{t('payments.amount')}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
        <dt>{t('payments.customer')}</dt>
        <dd>
          <AllowedLink permission="customers.read" to={href('customer', { id: customer.id })}>
            <bdi>{customer.name}</bdi>
          </AllowedLink>
        </dd>
        <dt>{t('payments.orderState')}</dt>
        <dd>
          {orderState === 'placed' ? (
            <AllowedLink permission="orders.read" to={href('orders', { number: payment.order_no })}>
              {t(`payments.orderStates.${orderState}`)}
            </AllowedLink>
          ) : (
            t(`payments.orderStates.${orderState}`)
          )}
        </dd>
        <dt>{t('payments.provider')}</dt>
        <dd>{t(`payments.providers.${provider}`)}</dd>
        <dt>{t('payments.ref')}</dt>
        <dd>
          <ProviderNumber number={ref} />
        </dd>
        {scheme !== '' && (
          <>
            <dt>{t('payments.scheme')}</dt>
            <dd>
              <Bdi>{scheme}</Bdi>
            </dd>
          </>
        )}
        {orderState === 'paying' && payBy !== null && (
          <>
            <dt>{t('payments.payBy')}</dt>
            <dd>
              <DateTime value={payBy} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
