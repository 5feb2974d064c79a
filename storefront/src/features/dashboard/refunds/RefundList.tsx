import type { OrderRefund } from '@balsam/shared-api';
import { DateTime, Money, type Currency } from '@balsam/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundAccountForm } from './RefundAccountForm.tsx';

type ShownRefund = Pick<OrderRefund, 'id' | 'amount' | 'method' | 'state' | 'needs_account' | 'paid_on'>;

interface RefundListProps {
  refunds: readonly ShownRefund[];
  currency: Currency;
  /** Additional facts before the refunds. */
  children?: ReactNode;
}

/** Refunds with amount, state and destination; a refund that waits for an account shows the form. */
export function RefundList({ refunds, currency, children }: RefundListProps) {
  const { t } = useTranslation('storefront');
  return (
    <div className="stack">
      <dl className="facts">
        {children}
        {refunds.map(({ id, amount, method, state, needs_account, paid_on }) => (
          <Fragment key={id}>
            <dt>{t(needs_account ? 'returns.refundStates.waits' : `returns.refundStates.${state}`)}</dt>
            <dd>
              <Money amount={amount} currency={currency} /> · {t(`returns.refundWays.${method}`)}{' '}
              {paid_on && <DateTime value={paid_on} dayOnly />}
            </dd>
          </Fragment>
        ))}
      </dl>
      {refunds
        .filter(({ needs_account: waits }) => waits)
        .map(({ id, state }) => (
          <RefundAccountForm key={id} id={id} isRefused={state === 'failed'} />
        ))}
    </div>
  );
}
