import { useTranslation } from 'react-i18next';
import { DateTime } from '../../format/DateTime.tsx';
import { formatDay } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import type { MoneyReader, SubOrderView } from './money-view.ts';
import { OwedAmount } from './OwedAmount.tsx';

/** Expected and posted amounts of a sub-order, who collected the money, and until when it is held. */
export function SubOrderFacts({ part, reader }: { part: SubOrderView; reader: MoneyReader }) {
  const { t } = useTranslation('kit');
  const { currency, customer_paid: paid, collected_by: collectedBy, completed_at: completedAt } = part;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('money.part.sums')}</h2>
      <dl className="facts">
        <dt>{t('money.part.customerPaid')}</dt>
        <dd className="cell-stack">
          <Money amount={paid} currency={currency} />
          {collectedBy && (
            <span className="text-body-secondary">{t(`money.${reader}.collectedBy.${collectedBy}`)}</span>
          )}
        </dd>
        <dt>{t('money.part.completed')}</dt>
        <dd>{completedAt ? <DateTime value={completedAt} /> : t('money.part.notCompleted')}</dd>
        <dt>{t('money.part.expected')}</dt>
        <dd>
          <OwedAmount amount={part.expected} currency={currency} reader={reader} />
        </dd>
        {part.adjusted !== 0 && (
          <>
            <dt>{t('money.part.adjusted')}</dt>
            <dd>
              <OwedAmount amount={part.adjusted} currency={currency} reader={reader} />
            </dd>
          </>
        )}
        <dt>{t('money.part.booked')}</dt>
        <dd>
          <OwedAmount amount={part.booked} currency={currency} reader={reader} />
        </dd>
      </dl>
      <Held part={part} />
      {part.tax_issuer === 'platform' && <p className="form-text">{t('money.part.platformTax')}</p>}
    </section>
  );
}

/** Shown for money that is owed to the vendor but cannot be paid out yet. */
function Held({ part: { is_pending: isPending, settled_on: settledOn } }: { part: SubOrderView }) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  if (!isPending) return null;
  return (
    <p className="form-text">
      {settledOn === null ? t('money.part.pending') : t('money.part.pendingUntil', { day: formatDay(settledOn, lang) })}
    </p>
  );
}
