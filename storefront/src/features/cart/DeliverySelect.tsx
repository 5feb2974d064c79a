import { LiveRegion, formatMoney, useLang, useSend, type Currency } from '@balsam/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressName } from '../../entities/addresses/address-name.ts';
import { useListAddressesQuery } from '../../entities/addresses/addresses-api.ts';
import { useDeliverToMutation, type CartContents } from '../../entities/cart/cart-api.ts';

interface DeliverySelectProps {
  contents: Pick<CartContents, 'shippingAddressId' | 'totals'>;
}

/** Address that the cart goes to, if the customer has several. Its fees are announced. */
export function DeliverySelect({ contents: { shippingAddressId, totals } }: DeliverySelectProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  const { data: addresses = [] } = useListAddressesQuery(undefined, { skip: shippingAddressId === null });
  const [deliverTo, { isLoading, originalArgs }] = useDeliverToMutation();
  const [hasChosen, setHasChosen] = useState(false);
  const send = useSend({ failed: t('cart.deliverToFailed'), done: null });
  if (shippingAddressId === null || addresses.length < 2) return null;
  const choose = (chosen: number) => {
    setHasChosen(true);
    void send(() => deliverTo(chosen).unwrap());
  };
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('cart.deliverTo')}
      </label>
      <select
        id={id}
        className="form-select"
        value={isLoading ? String(originalArgs) : String(shippingAddressId)}
        aria-busy={isLoading}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {addresses.map((address) => (
          <option key={address.id} value={address.id} dir="auto">
            {[addressName(address), address.city?.name, address.country?.name].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <LiveRegion>{hasChosen && !isLoading && <Costs {...totals} />}</LiveRegion>
    </div>
  );
}

interface CostsProps {
  shipping_cost: number;
  total: number;
  currency: Currency;
}

function Costs({ shipping_cost, total, currency }: CostsProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const sum = formatMoney(total, currency, lang);
  return shipping_cost === 0
    ? t('checkout.destination.nowFree', { total: sum })
    : t('checkout.destination.now', { fee: formatMoney(shipping_cost, currency, lang), total: sum });
}
