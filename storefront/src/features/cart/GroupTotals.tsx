import type { Cart, ReturnTerms } from '@balsam/shared-api';
import { ColdFeeRow, Money, VatRows } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useCityShipping } from '../../entities/delivery-city/use-city-shipping.ts';
import { VendorUnavailable } from '../../entities/vendor/VendorUnavailable.tsx';
import { ReturnTermsNote } from '../../entities/return-terms/ReturnTermsNote.tsx';
import { ArrivalDates } from '../../entities/tracking/ArrivalDates.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { ShippingCost } from './ShippingCost.tsx';

interface GroupTotalsProps {
  cart: Cart;
  /** Return terms of most of its lines. */
  terms: ReturnTerms | null;
}

/** Totals, expected delivery and return terms of one vendor's parcel. */
export function GroupTotals({ cart, terms }: GroupTotalsProps) {
  const { t } = useTranslation('storefront');
  const { rule, cityName } = useCityShipping(cart.vendor.id, cart.shipping);
  const { sub_total, discount, shipping_cost, cold_fee, vat, currency, vendor } = cart;
  return (
    <div className="sf-cart-foot">
      <div className="sf-cart-delivery">
        <ArrivalDates from={rule?.arrives_from} to={rule?.arrives_to} city={cityName} />
        {terms && <ReturnTermsNote terms={terms} />}
        <FreeShipping cart={cart} />
        <VendorUnavailable {...cart} vendor={vendor.company_name} remedy={t('cart.removeToOrder')} />
      </div>
      <dl className="facts totals">
        <dt>{t('cart.subTotal')}</dt>
        <dd>
          <Money amount={sub_total} currency={currency} />
        </dd>
        {discount > 0 && (
          <>
            <dt>{t('cart.discount')}</dt>
            <dd>
              <Money amount={-discount} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t('cart.shipping')}</dt>
        <dd>
          <ShippingCost parts={[cart]} amount={shipping_cost} currency={currency} />
        </dd>
        <ColdFeeRow amount={cold_fee} currency={currency} />
        <VatRows groups={vat} currency={currency} />
      </dl>
    </div>
  );
}
