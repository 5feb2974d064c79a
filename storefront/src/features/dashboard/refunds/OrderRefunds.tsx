import type { Order } from '@balsam/shared-api';
import { Bdi, keepShown, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { RefundList } from './RefundList.tsx';
import { useListOrderRefundsQuery } from './refunds-api.ts';

/** Refund of an order that was cancelled after payment. Refunds of returns are shown on their own pages. */
export function OrderRefunds({ order: { id, payment_state: state } }: { order: Order }) {
  return state === 'refunding' || state === 'refunded' ? <Refunds orderId={id} /> : null;
}

function Refunds({ orderId }: { orderId: number }) {
  const { t } = useTranslation('storefront');
  const query = useListOrderRefundsQuery(orderId);
  return (
    <section className="panel" aria-labelledby="order-money">
      <h2 id="order-money" className="panel-title">
        {t('returns.money')}
      </h2>
      <QueryState query={keepShown(query)}>
        {(refunds) =>
          refunds.map((refund) => (
            <RefundList key={refund.id} refunds={[refund]} currency={refund.currency}>
              {refund.account && (
                <>
                  <dt>{t('returns.account')}</dt>
                  <dd>
                    <Bdi>{refund.account.iban}</Bdi>
                  </dd>
                </>
              )}
            </RefundList>
          ))
        }
      </QueryState>
    </section>
  );
}
