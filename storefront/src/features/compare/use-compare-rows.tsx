import type { ProductDetail, ShippingRule } from '@balsam/shared-api';
import { commaOf, formatDayRange, formatMoney, Money, Stars, useLang, type TextKey } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { nameOf, variantNameOf } from '../../entities/catalog/name-of.ts';
import { ProductPrice } from '../../entities/catalog/ProductPrice.tsx';
import { StockNote } from '../../entities/catalog/StockNote.tsx';
import { VendorLink } from '../../entities/vendor/VendorLink.tsx';
import type { CompareRow } from './compare-row.ts';
import { NotStated } from './NotStated.tsx';
import { specificationRows } from './specification-rows.tsx';

type RowName = TextKey<'storefront', 'compare.row'>;

/** Shipping of a product alone, with the fee for its cold chain; null if no parcel of the vendor keeps one there. */
const parcelCost = ({ flat_fee: fee, cold_fee: coldFee }: ShippingRule, isCold: boolean): number | null => {
  if (!isCold) return fee;
  return coldFee === null ? null : fee + coldFee;
};

/** Rows of the comparison, from the price to the description; specifications are those of any of the products. */
export function useCompareRows(products: readonly ProductDetail[]): CompareRow[] {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const plain = (key: RowName, value: (product: ProductDetail) => string): CompareRow => ({
    key,
    label: t(`compare.row.${key}`),
    value,
    cell: (product) => value(product) || <NotStated />,
  });
  const shown = (
    key: RowName,
    value: (product: ProductDetail) => string,
    cell: (product: ProductDetail) => ReactNode,
  ): CompareRow => ({ key, label: t(`compare.row.${key}`), value, cell });

  const listed = (names: readonly string[]) => names.join(commaOf(lang));
  const optionsOf = ({ variants }: ProductDetail) => listed(variants.map((variant) => variantNameOf(variant, lang)));
  const arrivalOf = ({ shipping, stock }: ProductDetail) =>
    shipping && stock > 0 ? formatDayRange(shipping.arrives_from, shipping.arrives_to, lang) : '';
  const freeFromOf = ({ shipping, currency }: ProductDetail) =>
    shipping && shipping.free_from !== null ? formatMoney(shipping.free_from, currency, lang) : '';

  return [
    shown(
      'price',
      ({ price, highest_price }) => `${price} ${highest_price}`,
      (product) => <ProductPrice product={product} />,
    ),
    shown(
      'rating',
      ({ rating, total_reviews }) => `${rating} ${total_reviews}`,
      ({ rating, total_reviews }) =>
        rating > 0 ? <Stars value={rating} count={total_reviews} /> : t('product.reviews.none'),
    ),
    shown(
      'availability',
      ({ stock, holiday }) => `${stock > 0} ${holiday?.until}`,
      ({ stock, holiday }) => <StockNote stock={stock} holiday={holiday} always />,
    ),
    shown(
      'vendor',
      ({ vendor }) => String(vendor.id),
      ({ vendor }) => <VendorLink vendor={vendor} />,
    ),
    plain('arrival', arrivalOf),
    shown(
      'shipping',
      ({ shipping, delivers, sale_rules: rules }) =>
        String(shipping ? parcelCost(shipping, rules?.cold ?? false) : delivers),
      ({ shipping, delivers, currency, sale_rules: rules }) => {
        if (!delivers) return t('compare.notDelivered');
        if (!shipping) return t('compare.shippingAtCheckout');
        const cost = parcelCost(shipping, rules?.cold ?? false);
        if (cost === null) return t('product.shipping.noCold');
        return cost > 0 ? <Money amount={cost} currency={currency} /> : t('vendor.delivery.free');
      },
    ),
    plain('freeFrom', freeFromOf),
    plain('category', ({ category }) => nameOf(category, lang)),
    plain('options', optionsOf),
    ...specificationRows(products, lang),
    plain('tags', ({ tags }) => listed(tags.map(({ name }) => name))),
    shown(
      'description',
      ({ description }) => description,
      ({ description, description_arabic }) => (
        <div className="sf-compare-text">
          <LocalizedText en={description} ar={description_arabic} />
        </div>
      ),
    ),
  ];
}
