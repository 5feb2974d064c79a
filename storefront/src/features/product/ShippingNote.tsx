import type { Currency, ShippingRule } from '@balsam/shared-api';
import { formatDayRange, formatMoney, Icon, useLang, calendar2CheckIcon, truckIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingNoteProps {
  rule: ShippingRule;
  currency: Currency;
  /** If false, no delivery date is shown. */
  canOrder: boolean;
}

/** Delivery date and shipping cost of this vendor. */
export function ShippingNote({ rule, currency, canOrder }: ShippingNoteProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { flat_fee, free_from, handling_days_min: min, handling_days_max: max, arrives_from, arrives_to } = rule;
  const fee = flat_fee > 0 ? t('product.shipping.fee', { fee: formatMoney(flat_fee, currency, lang) }) : null;
  const free =
    free_from === null ? null : t('product.shipping.freeFrom', { amount: formatMoney(free_from, currency, lang) });
  const days =
    min === max
      ? t('product.shipping.days', { count: max })
      : t('product.shipping.daysRange', { from: min, count: max });
  return (
    <ul className="sf-notes">
      {canOrder && (
        <li>
          <Icon icon={calendar2CheckIcon} />
          <span>
            <strong>{t('product.shipping.arrives', { days: formatDayRange(arrives_from, arrives_to, lang) })}</strong>
            <br />
            <span className="text-body-secondary">{days}</span>
          </span>
        </li>
      )}
      <li>
        <Icon icon={truckIcon} />
        <span>
          {fee ?? t('product.shipping.free')} {fee && free}
        </span>
      </li>
    </ul>
  );
}
