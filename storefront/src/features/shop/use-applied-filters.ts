import { selectCurrency, useAppSelector, useListCategoriesQuery } from '@balsam/shared-api';
import { formatMoney, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ProductPage } from '../../entities/catalog/catalog-api.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { useListVendorsQuery } from '../../entities/vendor/vendors-api.ts';
import { chosenOptions, withoutOption } from './facet-filter.ts';
import type { ShopSearch } from './shop-search.ts';
import { useCategoryFacets } from './use-category-facets.ts';

export interface AppliedFilter {
  key: string;
  /** Label of the filter. */
  words: string;
  /** Changes that remove exactly this filter. */
  without: Partial<ShopSearch>;
}

/** Active filters. `found` provides the names of the tag and of a seller with nothing on sale, once loaded. */
export function useAppliedFilters(search: ShopSearch, found?: Pick<ProductPage, 'vendor' | 'tag'>): AppliedFilter[] {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const currency = useAppSelector(selectCurrency);
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: vendors = [] } = useListVendorsQuery();
  const facets = useCategoryFacets();

  const money = (price: number | undefined) => price !== undefined && formatMoney(price, currency, lang);
  const tagName = found?.tag?.slug === search.tag ? found?.tag?.name : undefined;
  const values = [
    ['search', search.search],
    ['tag', search.tag && (tagName ?? search.tag)],
    ['featured', search.featured],
    ['in_stock', search.in_stock],
    ['shelf_life', search.shelf_life],
    ['rating', search.rating],
    ['price_min', money(search.price_min)],
    ['price_max', money(search.price_max)],
  ] as const;
  const ofCategories = search.category.map((id) => {
    const category = categories.find((candidate) => candidate.id === id);
    return {
      key: `category-${id}`,
      words: category ? nameOf(category, lang) : t('shop.applied.unknownCategory'),
      // The options of attributes belong to the category.
      without: { category: search.category.filter((other) => other !== id), f: undefined },
    };
  });
  const ofVendors = search.vendor.map((id) => {
    const vendor = [...vendors, found?.vendor].find((candidate) => candidate?.id === id);
    return {
      key: `vendor-${id}`,
      words: vendor ? t('shop.applied.vendor', { value: vendor.company_name }) : t('shop.applied.unknownVendor'),
      without: { vendor: search.vendor.filter((other) => other !== id) },
    };
  });
  const ofAttributes = chosenOptions(search.f).map((id) => {
    const facet = facets.find(({ options }) => options.some((option) => option.id === id));
    const value = facet?.options.find((option) => option.id === id)?.label;
    return {
      key: `attribute-${id}`,
      words: facet ? t('shop.applied.attribute', { name: facet.name, value }) : t('shop.applied.unknownAttribute'),
      without: { f: withoutOption(search.f, id) },
    };
  });
  const others = values
    .filter(([, value]) => value)
    .map(([name, value]) => ({
      key: name,
      words: t(`shop.applied.${name}`, { value }),
      without: { [name]: undefined },
    }));
  return [...ofCategories, ...ofVendors, ...ofAttributes, ...others];
}
