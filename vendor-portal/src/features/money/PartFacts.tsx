import type { MoneyPart } from '@balsam/shared-api';
import { DateTime, formatDay, Money, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { OwnAmount } from './OwnAmount.tsx';

/** What the order should have brought and what was posted, with who took the customer's money and until when it is held. */
export function PartFacts({ part }: { part: MoneyPart }) {
  const { t } = useTranslation('vendor-portal');
  const { currency, customer_paid: paid, collected_by: collectedBy, completed_at: completedAt } = part;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('money.part.sums')}</h2>
      <dl className="facts">
        <dt>{t('money.part.customerPaid')}</dt>
        <dd className="cell-stack">
          <Money amount={paid} currency={currency} />
          {collectedBy && <span className="text-body-secondary">{t(`money.part.collectedBy.${collectedBy}`)}</span>}
        </dd>
        <dt>{t('money.part.completed')}</dt>
        <dd>{completedAt ? <DateTime value={completedAt} /> : t('money.part.notCompleted')}</dd>
        <dt>{t('money.part.expected')}</dt>
        <dd>
          <OwnAmount amount={part.expected} currency={currency} />
        </dd>
        {part.adjusted !== 0 && (
          <>
            <dt>{t('money.part.adjusted')}</dt>
            <dd>
              <OwnAmount amount={part.adjusted} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t('money.part.booked')}</dt>
        <dd>
          <OwnAmount amount={part.booked} currency={currency} />
        </dd>
      </dl>
      <Held part={part} />
      {part.tax_issuer === 'platform' && <p className="form-text">{t('order.platformTax')}</p>}
    </section>
  );
}

/** Said of money that is owed to the vendor and cannot be paid out yet. */
function Held({ part: { is_pending: isPending, settled_on: settledOn } }: { part: MoneyPart }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  if (!isPending) return null;
  return (
    <p className="form-text">
      {settledOn === null ? t('money.part.pending') : t('money.part.pendingUntil', { day: formatDay(settledOn, lang) })}
    </p>
  );
}
