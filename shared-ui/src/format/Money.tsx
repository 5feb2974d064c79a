import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { formatMoney, type Currency } from './format.ts';
import { useLang } from './use-lang.ts';

export interface MoneyProps extends ComponentPropsWithRef<'span'> {
  /** In major units, as on the wire. */
  amount: number;
  currency: Currency;
}

/** An amount of money in the reader's language. */
export function Money({ amount, currency, className, ...rest }: MoneyProps) {
  const lang = useLang();
  return (
    <span className={classNames('money', className)} {...rest}>
      {formatMoney(amount, currency, lang)}
    </span>
  );
}
