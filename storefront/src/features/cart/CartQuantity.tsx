import { LIMITS, isApiError, type CartItem } from '@balsam/shared-api';
import { QuantityStepper, useLang } from '@balsam/shared-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackOn } from '../../entities/vendor/use-back-on.ts';
import { useUpdateCartItemMutation } from '../../entities/cart/cart-api.ts';
import { lineNameOf } from '../../entities/catalog/name-of.ts';

/** Available stock if that is why a quantity was refused; otherwise 0. */
const leftOf = (error: unknown): number => {
  const left = isApiError(error) ? error.data.available_stock : 0;
  return typeof left === 'number' ? left : 0;
};

/** Quantity of a line. A quantity above the stock becomes the available stock, with a message. */
export function CartQuantity({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const messageId = useId();
  const name = lineNameOf(item, useLang());
  const [update] = useUpdateCartItemMutation();
  const [refusal, setRefusal] = useState('');

  const change = async (quantity: number) => {
    setRefusal('');
    try {
      await update({ id: item.id, quantity }).unwrap();
    } catch (error) {
      setRefusal((isApiError(error) && error.message) || t('cart.failed'));
      const left = leftOf(error);
      if (left > 0 && left !== item.quantity) void update({ id: item.id, quantity: left });
    }
  };

  return (
    <div className="sf-cart-quantity">
      <QuantityStepper
        label={t('cart.quantityOf', { name })}
        item={name}
        value={item.quantity}
        max={LIMITS.quantity}
        aria-describedby={refusal ? messageId : undefined}
        onChange={(quantity) => void change(quantity)}
      />
      {refusal ? (
        <p id={messageId} className="field-error" role="alert">
          {refusal}
        </p>
      ) : (
        <StockNotice item={item} />
      )}
    </div>
  );
}

/** Warning if the stock is lower than the quantity of the line, or the seller is on holiday or renews a licence. */
function StockNotice({ item }: { item: CartItem }) {
  const { t } = useTranslation('storefront');
  const { quantity, available_stock, product } = item;
  const backOn = useBackOn()(product.holiday);
  if (available_stock >= quantity) return null;
  if (item.lacks_licence) return <p className="stock-note">{t('cart.lacksLicence')}</p>;
  if (backOn) return <p className="stock-note">{t('cart.onHoliday', { backOn })}</p>;
  return (
    <p className="stock-note">
      {available_stock > 0 ? t('cart.available', { count: available_stock }) : t('cart.unavailable')}
    </p>
  );
}
