import type { Checkout } from '@balsam/shared-api';
import { formatDayRange, formatMoney, LiveRegion, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Announces fee, total and arrival after the customer has chosen another address. @param checkout null while unknown */
export function DestinationNews({ checkout }: { checkout: Checkout | null }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (!checkout) return <LiveRegion>{null}</LiveRegion>;
  const { currency, shipping_cost, grand_total, orders } = checkout;
  const total = formatMoney(grand_total, currency, lang);
  const costs =
    shipping_cost === 0
      ? t('checkout.destination.nowFree', { total })
      : t('checkout.destination.now', { fee: formatMoney(shipping_cost, currency, lang), total });
  const rules = orders.flatMap(({ shipping }) => shipping ?? []);
  const [from] = rules.map(({ arrives_from }) => arrives_from).sort();
  const to = rules
    .map(({ arrives_to }) => arrives_to)
    .sort()
    .at(-1);
  const arrival = from && to ? t('checkout.destination.arrives', { days: formatDayRange(from, to, lang) }) : '';
  return <LiveRegion>{[costs, arrival].filter(Boolean).join(' ')}</LiveRegion>;
}
