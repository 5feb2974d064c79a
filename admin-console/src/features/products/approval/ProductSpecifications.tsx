import type { AdminProductDetail } from '@balsam/shared-api';
import { formatList, useLang, useLocalized } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Specifications that shoppers see, and those that an approval still needs. */
export function ProductSpecifications({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const { attributes } = product;
  return (
    <section className="panel" aria-labelledby="product-specifications">
      <h2 id="product-specifications" className="panel-title">
        {t('product.specifications')}
      </h2>
      <MissingSpecifications product={product} />
      {attributes.length === 0 ? (
        <p className="text-secondary">{t('product.noSpecifications')}</p>
      ) : (
        <dl className="facts">
          {attributes.map(({ code, name, value, unit }) => (
            <Fragment key={code}>
              <dt>{name}</dt>
              <dd>
                <bdi>{[value, unit].filter(Boolean).join(' ')}</bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Names the specifications without which the product is not approved. */
function MissingSpecifications({ product: { missing_attributes: missing } }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  if (missing.length === 0) return null;
  const names = missing.map(({ name, name_arabic }) => localized(name, name_arabic));
  return <p className="alert alert-warning">{t('product.incomplete', { names: formatList(names, lang) })}</p>;
}
