import type { Currency, ShippingRule } from '@balsam/shared-api';
import {
  formatDayRange,
  formatMoney,
  Icon,
  useLang,
  calendar2CheckIcon,
  exclamationTriangleIcon,
  truckIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DeliverTo } from '../../entities/delivery-city/DeliverTo.tsx';
import { useCityShipping } from '../../entities/delivery-city/use-city-shipping.ts';

interface ShippingNoteProps {
  vendorId: number;
  /** Rule for the country of the reader's address or currency; null: the seller does not ship there. */
  general: ShippingRule | null;
  currency: Currency;
  /** If false, no delivery date is shown. */
  canOrder: boolean;
  /** The product needs a cold chain. */
  isCold: boolean;
}

/** List items: delivery date and shipping cost of this vendor, for the shopper's city if it is known. */
export function ShippingNote({ vendorId, general, currency, canOrder, isCold }: ShippingNoteProps) {
  const { rule, cityName } = useCityShipping(vendorId, general);
  return (
    <>
      <li>
        <DeliverTo />
      </li>
      {rule ? (
        <RuleNotes rule={rule} cityName={cityName} currency={currency} canOrder={canOrder} isCold={isCold} />
      ) : (
        cityName && <NotShipped cityName={cityName} />
      )}
    </>
  );
}

function NotShipped({ cityName }: { cityName: string }) {
  const { t } = useTranslation('storefront');
  return (
    <li>
      <Icon icon={exclamationTriangleIcon} />
      <strong>{t('deliverTo.notShipped', { city: cityName })}</strong>
    </li>
  );
}

interface RuleNotesProps extends Pick<ShippingNoteProps, 'currency' | 'canOrder' | 'isCold'> {
  rule: ShippingRule;
  cityName: string | undefined;
}

function RuleNotes({ rule, cityName, currency, canOrder, isCold }: RuleNotesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const {
    flat_fee,
    free_from,
    cold_fee,
    handling_days_min: min,
    handling_days_max: max,
    arrives_from,
    arrives_to,
  } = rule;
  const fee = flat_fee > 0 ? t('product.shipping.fee', { fee: formatMoney(flat_fee, currency, lang) }) : null;
  const free =
    free_from === null ? null : t('product.shipping.freeFrom', { amount: formatMoney(free_from, currency, lang) });
  const days =
    min === max
      ? t('product.shipping.days', { count: max })
      : t('product.shipping.daysRange', { from: min, count: max });
  const arrival = formatDayRange(arrives_from, arrives_to, lang);
  return (
    <>
      {canOrder && (
        <li>
          <Icon icon={calendar2CheckIcon} />
          <span>
            <strong>
              {cityName
                ? t('product.shipping.arrivesIn', { city: cityName, days: arrival })
                : t('product.shipping.arrives', { days: arrival })}
            </strong>
            <br />
            <span className="text-body-secondary">{days}</span>
          </span>
        </li>
      )}
      <li>
        <Icon icon={truckIcon} />
        <span>
          {fee ?? t('product.shipping.free')} {fee && free}{' '}
          {isCold && !!cold_fee && t('product.shipping.coldFee', { fee: formatMoney(cold_fee, currency, lang) })}
        </span>
      </li>
      {isCold && cold_fee === null && (
        <li>
          <Icon icon={exclamationTriangleIcon} />
          <strong>{t('product.shipping.noCold')}</strong>
        </li>
      )}
    </>
  );
}
