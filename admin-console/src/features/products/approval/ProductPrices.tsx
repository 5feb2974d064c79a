import { CURRENCIES, PRICE_FIELDS, type AdminProductDetail } from '@balsam/shared-api';
import {
  Bdi,
  DataTable,
  formatNumber,
  formatPercent,
  Money,
  useCurrencyName,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** A purchasable item: the product, or one of its variants. */
type Offer = Pick<AdminProductDetail, 'id' | 'sku' | 'barcode' | 'stock' | (typeof PRICES)[number]['of']> & {
  name: string;
};

const PRICES = CURRENCIES.map((currency) => ({ currency, of: PRICE_FIELDS[currency] }));

/** Prices by currency, of the product or of each variant. */
export function ProductPrices({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const nameOf = useCurrencyName();
  const { variants, discount } = product;

  const optionsOf = ({ value, value_arabic, color, color_arabic }: AdminProductDetail['variants'][number]) =>
    [localized(value, value_arabic), localized(color, color_arabic)].filter(Boolean).join(' / ');
  const whole: Offer = { ...product, name: t('product.whole') };
  const ofVariants: Offer[] = variants.map((variant) => ({
    ...variant,
    name: t(`product.types.${variant.type}`, { value: optionsOf(variant) }),
  }));
  const columns: DataTableColumn<Offer>[] = [
    {
      id: 'name',
      header: t(variants.length > 0 ? 'product.variant' : 'product.one'),
      cell: ({ name }) => name,
      primary: true,
    },
    {
      id: 'codes',
      header: t('products.sku'),
      cell: ({ sku, barcode }) => (
        <span className="cell-stack">
          <Bdi>{sku}</Bdi>
          <Bdi className="text-secondary">{barcode}</Bdi>
        </span>
      ),
    },
    { id: 'stock', header: t('products.stock'), cell: ({ stock }) => formatNumber(stock, lang), align: 'end' },
    ...PRICES.map(({ currency, of }) => ({
      id: currency,
      header: nameOf(currency),
      cell: (offer: Offer) => <Money amount={offer[of]} currency={currency} />,
      align: 'end' as const,
    })),
  ];
  return (
    <section>
      <h2 className="panel-title">{t('product.prices')}</h2>
      {discount > 0 && <p>{t('product.discount', { percent: formatPercent(discount / 100, lang) })}</p>}
      <DataTable
        columns={columns}
        rows={variants.length > 0 ? ofVariants : [whole]}
        rowKey={({ id }) => id}
        caption={t('product.prices')}
      />
    </section>
  );
}
