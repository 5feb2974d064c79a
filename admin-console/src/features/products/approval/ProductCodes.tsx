import type { AdminProductDetail } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, useLang, useLocalized } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Optional texts, shown if they are not empty. */
const TEXTS = [
  ...(['sfda_number', 'sfda_holder', 'sfda_expires_on', 'sfda_class'] as const),
  ...(['nhra_number', 'nhra_holder', 'nhra_expires_on', 'nhra_class'] as const),
  ...(['manufacturer', 'manufacturer_arabic', 'brand', 'brand_arabic', 'origin_country', 'product_kind'] as const),
  ...(['sterile', 'single_use', 'store_min_c', 'store_max_c'] as const),
] as const;

/** Identifiers, category and classification of the product. */
export function ProductCodes({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const { sku, barcode, category, stock, vat_class, taxed_as, returns, created_at, updated_at } = product;
  return (
    <section className="panel" aria-labelledby="product-codes">
      <h2 id="product-codes" className="panel-title">
        {t('product.codes')}
      </h2>
      <dl className="facts">
        <dt>{t('products.category')}</dt>
        <dd>{localized(category.name, category.name_arabic)}</dd>
        <dt>{t('products.taxed_as')}</dt>
        <dd>{t(`vat.classes.${taxed_as}`)}</dd>
        {vat_class !== '' && vat_class !== taxed_as && (
          <>
            <dt>{t('product.ownClass')}</dt>
            <dd>{t(`vat.classes.${vat_class}`)}</dd>
          </>
        )}
        {TEXTS.filter((name) => product[name] !== '').map((name) => (
          <Fragment key={name}>
            <dt>{t(`changes.fields.${name}`)}</dt>
            <dd>
              <Bdi>{product[name]}</Bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{t('categories.returns')}</dt>
        <dd>{t(`returns.classes.${returns.class}`)}</dd>
        <dt>{t('products.stock')}</dt>
        <dd>{formatNumber(stock, lang)}</dd>
        <dt>{t('products.sku')}</dt>
        <dd>
          <Bdi>{sku}</Bdi>
        </dd>
        <dt>{t('product.barcode')}</dt>
        <dd>
          <Bdi>{barcode}</Bdi>
        </dd>
        <dt>{t('products.date')}</dt>
        <dd>
          <DateTime value={created_at} />
        </dd>
        <dt>{t('product.updated')}</dt>
        <dd>
          <DateTime value={updated_at} />
        </dd>
      </dl>
    </section>
  );
}
