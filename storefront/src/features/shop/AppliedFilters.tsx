import { selectCurrency, useAppSelector, useListCategoriesQuery } from '@balsam/shared-api';
import { Button, formatMoney, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../catalog/nameOf.ts';
import type { ShopSearch } from './shopSearch.ts';
import { useShopSearch } from './useShopSearch.ts';

const FILTER_NAMES = ['search', 'category', 'tag', 'price_min', 'price_max'] as const satisfies (keyof ShopSearch)[];
const NO_FILTERS: Partial<ShopSearch> = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));

/** The filters in force, each to be taken away by itself, or all at once. */
export function AppliedFilters() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const currency = useAppSelector(selectCurrency);
  const { search, change } = useShopSearch();
  const { data: categories = [] } = useListCategoriesQuery();
  const applied = FILTER_NAMES.filter((name) => search[name] !== undefined);
  if (applied.length === 0) return null;

  const valueOf = (name: (typeof FILTER_NAMES)[number]): string => {
    const value = search[name];
    if (name === 'category') {
      const category = categories.find(({ id }) => id === value);
      return category ? nameOf(category, lang) : String(value);
    }
    return typeof value === 'number' ? formatMoney(value, currency, lang) : (value ?? '');
  };
  return (
    <ul className="sf-chips" aria-label={t('shop.applied.title')}>
      {applied.map((name) => {
        const words = t(`shop.applied.${name}`, { value: valueOf(name) });
        return (
          <li key={name}>
            <button
              type="button"
              className="sf-chip"
              aria-label={t('shop.applied.remove', { filter: words })}
              onClick={() => change({ [name]: undefined })}
            >
              {words}
              <Icon name="x-lg" />
            </button>
          </li>
        );
      })}
      <li>
        <Button variant="link" size="sm" onClick={() => change(NO_FILTERS)}>
          {t('shop.applied.clear')}
        </Button>
      </li>
    </ul>
  );
}
