import { selectCurrency, useAppSelector, type Currency, type Lang, type Site } from '@balsam/shared-api';
import {
  formatMoney,
  Icon,
  useLang,
  type IconShape,
  arrowCounterclockwiseIcon,
  giftIcon,
  shieldCheckIcon,
  truckIcon,
} from '@balsam/shared-ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

interface Feature {
  name: 'shipping' | 'shippingFee' | 'returns' | 'checkout' | 'gift';
  icon: IconShape;
  text: string;
}

interface Reader {
  t: TFunction<'storefront'>;
  lang: Lang;
  currency: Currency;
}

/** Benefits of the shop for a currency, limited to those that the shop or its sellers have set. */
function listFeatures({ promises, free_shipping_from: free }: Site, { t, lang, currency }: Reader): Feature[] {
  const { return_days: days, gift_from: gift } = promises;
  const from = (amount: number) => ({ amount: formatMoney(amount, currency, lang) });
  const [freeFrom, giftFrom] = [free[currency], gift[currency]];
  const shipping: Feature =
    freeFrom === null
      ? { name: 'shippingFee', icon: truckIcon, text: t('home.features.shippingFee.text') }
      : { name: 'shipping', icon: truckIcon, text: t('home.features.shipping.text', from(freeFrom)) };
  const features: (Feature | false)[] = [
    shipping,
    days !== null && {
      name: 'returns',
      icon: arrowCounterclockwiseIcon,
      text: t('home.features.returns.text', { count: days }),
    },
    { name: 'checkout', icon: shieldCheckIcon, text: t('home.features.checkout.text') },
    giftFrom !== null && { name: 'gift', icon: giftIcon, text: t('home.features.gift.text', from(giftFrom)) },
  ];
  return features.filter((feature) => feature !== false);
}

export function FeaturesStrip() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const currency = useAppSelector(selectCurrency);
  const { data: site } = useGetSiteQuery();
  if (!site) return null;
  return (
    <section className="sf-row" aria-label={t('home.features.label')}>
      <ul className="sf-features">
        {listFeatures(site, { t, lang, currency }).map(({ name, icon, text }) => (
          <li key={name} className="sf-feature">
            <Icon icon={icon} />
            <div>
              <p className="sf-feature-title">{t(`home.features.${name}.title`)}</p>
              <p className="sf-feature-text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
