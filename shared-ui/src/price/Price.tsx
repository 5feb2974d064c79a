import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { classNames } from '../class-names/class-names.ts';
import type { Currency } from '../format/format.ts';
import { Money } from '../format/Money.tsx';

export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** Current price, in major units. */
  price: number;
  /** Price before the discount; struck through if it is higher. */
  originalPrice?: number;
  /** Highest price of the variants; if above `price`, the price is shown as the lowest one: "From". */
  highestPrice?: number;
  currency: Currency;
}

/** A price, with the original one if discounted. */
export function Price({
  price,
  originalPrice = price,
  highestPrice = price,
  currency,
  className,
  ...rest
}: PriceProps) {
  const { t } = useTranslation('kit');
  const from = highestPrice > price && `${t('price.from')} `;
  if (originalPrice <= price) {
    return (
      <span className={classNames('price', className)} {...rest}>
        {from}
        <Money amount={price} currency={currency} />
      </span>
    );
  }
  return (
    <span className={classNames('price price-reduced', className)} {...rest}>
      <VisuallyHidden>{t('price.now')} </VisuallyHidden>
      {from}
      <Money amount={price} currency={currency} />{' '}
      <s className="price-original">
        <VisuallyHidden>{t('price.before')} </VisuallyHidden>
        <Money amount={originalPrice} currency={currency} />
      </s>
    </span>
  );
}
