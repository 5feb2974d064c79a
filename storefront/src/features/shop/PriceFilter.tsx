import { selectCurrency, useAppSelector } from '@balsam/shared-api';
import { currencySign, useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSection } from './FilterSection.tsx';
import type { ShopSearch } from './shopSearch.ts';
import { usePriceDraft } from './usePriceDraft.ts';

interface PriceFilterProps {
  search: Pick<ShopSearch, 'price_min' | 'price_max'>;
  /** The highest price that there is, in whole major units. */
  ceiling: number;
  onChange: (changes: Pick<ShopSearch, 'price_min'> | Pick<ShopSearch, 'price_max'>) => void;
}

/** From and to, to type or to slide. The lower price never passes the higher one; a bound at its end is no filter. */
export function PriceFilter({ search, ceiling, onChange }: PriceFilterProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const currency = useAppSelector(selectCurrency);
  const id = useId();
  const high = Math.min(search.price_max ?? ceiling, ceiling);
  const low = Math.min(search.price_min ?? 0, high);

  const from = usePriceDraft(low, { fallback: 0, lowest: 0, highest: high }, (price) =>
    onChange({ price_min: price > 0 ? price : undefined }),
  );
  const to = usePriceDraft(high, { fallback: ceiling, lowest: low, highest: ceiling }, (price) =>
    onChange({ price_max: price < ceiling ? price : undefined }),
  );
  const ends = [
    { name: 'from', ...from, slide: (price: number) => from.setText(String(Math.min(price, high))) },
    { name: 'to', ...to, slide: (price: number) => to.setText(String(Math.max(price, low))) },
  ] as const;

  return (
    <FilterSection title={t('shop.price.title', { currency: currencySign(currency, lang) })}>
      <div className="sf-range">
        {ends.map(({ name, amount, slide, settle }) => (
          <input
            key={name}
            type="range"
            className="form-range"
            min={0}
            max={ceiling}
            value={amount}
            aria-label={t(`shop.price.${name}Slider`)}
            onChange={({ target }) => slide(target.valueAsNumber)}
            onBlur={settle}
          />
        ))}
      </div>
      <div className="sf-price-ends">
        {ends.map(({ name, text, setText, settle }) => (
          <div key={name}>
            <label className="form-label" htmlFor={`${id}-${name}`}>
              {t(`shop.price.${name}`)}
            </label>
            <input
              id={`${id}-${name}`}
              className="form-control"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={settle}
            />
          </div>
        ))}
      </div>
    </FilterSection>
  );
}
