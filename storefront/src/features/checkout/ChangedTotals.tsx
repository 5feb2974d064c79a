import type { Checkout } from '@balsam/shared-api';
import { formatDay, Icon, Money, useLang, exclamationCircleIcon } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { soldNameOf } from '../../entities/catalog/name-of.ts';
import { changedAmounts, earlierExpiries, stoppedDelivering, type ChangedAmount } from './changed-amounts.ts';
import { href } from '../../entities/page/paths.ts';

const LABELS = {
  sub_total: 'checkout.subTotal',
  discount: 'checkout.discount',
  shipping_cost: 'checkout.shipping',
  tax_amount: 'checkout.tax',
  grand_total: 'checkout.total',
} as const;

interface ChangedTotalsProps {
  /** The checkout shown when the order was sent. */
  before: Checkout;
  /** The current checkout; undefined while loading. */
  after: Checkout | undefined;
}

/** Explains that nothing was ordered because amounts have changed, with old and new values. */
export function ChangedTotals({ before, after }: ChangedTotalsProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const changes = after?.currency === before.currency ? changedAmounts(before, after) : [];
  const expiries = after ? earlierExpiries(before, after) : [];
  const stopped = after ? stoppedDelivering(before, after) : [];
  const labelOf = ({ of }: ChangedAmount) => (typeof of === 'string' ? t(LABELS[of]) : soldNameOf(of, lang));
  return (
    <div className="sf-checkout-note" role="alert">
      {stopped.length === 0 && (
        <p className="mb-0">
          <Icon icon={exclamationCircleIcon} />{' '}
          {t(changes.length === 0 && expiries.length > 0 ? 'expiry.changed' : 'checkout.changed')}
        </p>
      )}
      {stopped.map((vendor) => (
        <p key={vendor} className="mb-0">
          <Icon icon={exclamationCircleIcon} /> {t('checkout.stoppedDelivering', { vendor })}
        </p>
      ))}
      {stopped.length > 0 && <Link to={href('cart')}>{t('checkout.toCart')}</Link>}
      {expiries.map(({ of, day }) => (
        <p key={soldNameOf(of, lang)} className="mb-0">
          {day === null
            ? t('expiry.unknownNow', { name: soldNameOf(of, lang) })
            : t('expiry.now', { name: soldNameOf(of, lang), day: formatDay(day, lang) })}
        </p>
      ))}
      {changes.length > 0 && (
        <dl className="facts totals mt-2">
          {changes.map((change) => (
            <Fragment key={labelOf(change)}>
              <dt>{labelOf(change)}</dt>
              <dd>
                <del>
                  <span className="visually-hidden">{t('checkout.before')} </span>
                  <Money amount={change.before} currency={before.currency} />
                </del>{' '}
                <ins>
                  <span className="visually-hidden">{t('checkout.now')} </span>
                  <Money amount={change.after} currency={before.currency} />
                </ins>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  );
}
