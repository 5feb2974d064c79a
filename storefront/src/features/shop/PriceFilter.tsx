import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { currencySign, Icon, useLang, exclamationCircleIcon } from '@balsam/shared-ui';
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSection } from './FilterSection.tsx';
import type { ShopSearch } from './shop-search.ts';
import { usePriceDraft } from './use-price-draft.ts';

const PAUSE_MS = 500;

interface PriceFilterProps {
  search: Pick<ShopSearch, 'price_min' | 'price_max'>;
  /** Highest price of the catalogue, in whole major units. */
  ceiling: number;
  onChange: (changes: Pick<ShopSearch, 'price_min'> | Pick<ShopSearch, 'price_max'>) => void;
}

/**
 * Price range with inputs and sliders; a bound at its limit is not a filter. A price applies after a pause of 500 ms,
 * on Enter or on blur. Typed text is never changed during input; reversed bounds show an error.
 */
export function PriceFilter({ search, ceiling, onChange }: PriceFilterProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const currency = useAppSelector(selectCurrency);
  const id = useId();
  const high = Math.min(search.price_max ?? ceiling, ceiling);
  const low = Math.min(search.price_min ?? 0, high);
  const from = usePriceDraft(low);
  const to = usePriceDraft(high);
  const isReversed = from.amount > to.amount;

  const settle = () => {
    if (isReversed) return;
    if (from.isTouched && from.amount !== low) onChange({ price_min: from.amount > 0 ? from.amount : undefined });
    const highest = Math.min(to.amount, ceiling);
    if (to.isTouched && highest !== high) onChange({ price_max: highest < ceiling ? highest : undefined });
  };
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => settleAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [from.text, to.text]);

  const leave = () => {
    if (isReversed) return;
    settle();
    from.drop();
    to.drop();
  };
  const settleOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  const ends = [
    { name: 'from', ...from, slide: (price: number) => from.setText(String(Math.min(price, to.amount))) },
    { name: 'to', ...to, slide: (price: number) => to.setText(String(Math.max(price, from.amount))) },
  ] as const;

  return (
    <FilterSection title={t('shop.price.title', { currency: currencySign(currency, lang) })}>
      <div className="sf-range">
        {ends.map(({ name, amount, slide }) => (
          <input
            key={name}
            type="range"
            className="form-range"
            min={0}
            max={ceiling}
            value={amount}
            aria-label={t(`shop.price.${name}Slider`)}
            onChange={({ target }) => slide(target.valueAsNumber)}
            onBlur={leave}
          />
        ))}
      </div>
      <div className="sf-price-ends">
        {ends.map(({ name, text, setText }) => (
          <div key={name}>
            <label className="form-label" htmlFor={`${id}-${name}`}>
              {t(`shop.price.${name}`)}
            </label>
            <input
              id={`${id}-${name}`}
              className={isReversed ? 'form-control is-invalid' : 'form-control'}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={text}
              aria-invalid={isReversed || undefined}
              aria-describedby={isReversed ? `${id}-reversed` : undefined}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={settleOnEnter}
              onBlur={leave}
            />
          </div>
        ))}
      </div>
      <p className="form-error sf-price-error" id={`${id}-reversed`} role="status">
        {isReversed && (
          <>
            <Icon icon={exclamationCircleIcon} /> {t('shop.price.reversed')}
          </>
        )}
      </p>
    </FilterSection>
  );
}
