import type { Currency, ShippingRule } from '@balsam/shared-api';
import { formatMoney, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ShippingNoteProps {
  rule: ShippingRule;
  currency: Currency;
}

/** What this vendor's delivery costs and how soon the parcel leaves, before anything is in the cart. */
export function ShippingNote({ rule, currency }: ShippingNoteProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { flat_fee, free_from, handling_days_min: min, handling_days_max: max } = rule;
  const fee = flat_fee > 0 ? t('product.shipping.fee', { fee: formatMoney(flat_fee, currency, lang) }) : null;
  const free =
    free_from === null ? null : t('product.shipping.freeFrom', { amount: formatMoney(free_from, currency, lang) });
  const days =
    min === max
      ? t('product.shipping.days', { count: max })
      : t('product.shipping.daysRange', { from: min, count: max });
  return (
    <ul className="sf-notes">
      <li>
        <Icon name="truck" />
        <span>
          {fee ?? t('product.shipping.free')} {fee && free}
        </span>
      </li>
      <li>
        <Icon name="box-seam" />
        <span>{days}</span>
      </li>
    </ul>
  );
}
