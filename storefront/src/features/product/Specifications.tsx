import type { ProductDetail } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { specificationText } from '../../entities/specifications/specification-text.ts';

/** Specifications of a product in the order of its category; nothing if none is stated. */
export function Specifications({ product: { attributes } }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const titleId = useId();
  if (attributes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="sf-facts-title">
        {t('product.specifications')}
      </h3>
      <dl className="facts">
        {attributes.map((attribute) => (
          <div key={attribute.code} className="sf-fact">
            <dt>{attribute.name}</dt>
            <dd>
              <bdi>{specificationText(attribute, lang)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
