import type { ShippingRate, ShippingZone } from '@balsam/shared-api';
import {
  Button,
  formatList,
  formatMoney,
  useLang,
  type DataTableColumn,
  currencySign,
  pencilIcon,
  trashIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useZoneName } from './use-zone-name.ts';

interface ZoneActions {
  onEdit: (zone: ShippingZone) => void;
  onDelete: (zone: ShippingZone) => void;
}

export function useZoneColumns(
  zones: readonly ShippingZone[],
  { onEdit, onDelete }: ZoneActions,
): DataTableColumn<ShippingZone>[] {
  const { t } = useTranslation('vendor-portal');
  const zoneName = useZoneName();
  const nameOf = ({ country }: ShippingZone) => zoneName(country, zones);
  return [
    { id: 'country', header: t('settings.shipping.country'), cell: nameOf, primary: true },
    { id: 'fee', header: t('settings.shipping.fee'), cell: ({ rates }) => <Rates rates={rates} /> },
    {
      id: 'days',
      header: t('settings.shipping.days'),
      cell: ({ handling_days_min: from, handling_days_max: count }) =>
        from === count
          ? t('settings.shipping.exactDays', { count })
          : t('settings.shipping.daysRange', { from, count }),
    },
    {
      id: 'actions',
      header: t('settings.shipping.actions'),
      hideHeader: true,
      align: 'end',
      cell: (zone) => (
        <span className="cluster cluster-end">
          <Button
            variant="ghost"
            size="sm"
            icon={pencilIcon}
            aria-label={t('settings.shipping.edit', { name: nameOf(zone) })}
            onClick={() => onEdit(zone)}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={trashIcon}
            aria-label={t('settings.shipping.delete', { name: nameOf(zone) })}
            onClick={() => onDelete(zone)}
          />
        </span>
      ),
    },
  ];
}

/** Shipping rates by currency. */
function Rates({ rates }: { rates: readonly ShippingRate[] }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const textOf = ({ currency, flat_fee, free_from }: ShippingRate) => {
    if (flat_fee === 0) return t('settings.shipping.free', { currency: currencySign(currency, lang) });
    const fee = formatMoney(flat_fee, currency, lang);
    if (free_from === null) return fee;
    return t('settings.shipping.freeFrom', { fee, amount: formatMoney(free_from, currency, lang) });
  };
  const coldText = ({ currency, cold_fee }: ShippingRate) =>
    t('settings.shipping.coldFeeShown', { fee: formatMoney(cold_fee, currency, lang) });
  return (
    <span className="cell-stack">
      {rates.map((rate) => (
        <span key={rate.currency}>
          {formatList([textOf(rate), ...(rate.cold_fee > 0 ? [coldText(rate)] : [])], lang)}
        </span>
      ))}
    </span>
  );
}
