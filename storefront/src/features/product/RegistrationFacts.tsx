import type { ProductDetail } from '@balsam/shared-api';
import { Bdi, useLocalized } from '@balsam/shared-ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorageRange } from '../../entities/registration/use-storage-range.ts';

/** Registration facts of a product; nothing if none is stated. */
export function RegistrationFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  const rows = useRows(product).filter(([, value]) => value !== '' && value !== null);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="sf-facts-title">
        {t('product.facts.title')}
      </h3>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label} className="sf-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useRows(product: ProductDetail): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const storage = useStorageRange(product);
  const { authority, product_kind: kind, sterile, single_use: singleUse } = product;
  const riskClass = product[`${authority}_class`];
  const code = (value: string) => value && <Bdi>{value}</Bdi>;
  const isDevice = kind === 'device' || kind === 'ivd';
  const answer = (value: '' | 'yes' | 'no') => value && t(`product.facts.${value}`);
  return [
    [t('product.facts.brand'), localized(product.brand, product.brand_arabic)],
    [t('product.facts.manufacturer'), localized(product.manufacturer, product.manufacturer_arabic)],
    [t('product.facts.origin'), product.origin],
    [t('product.facts.kind'), kind && t(`product.facts.kinds.${kind}`)],
    [t(`product.facts.class.${authority}`), code(riskClass)],
    [t(isDevice ? 'product.facts.mdma' : 'product.facts.sfda'), code(product.sfda_number)],
    [t('product.facts.nhra'), code(product.nhra_number)],
    [t('product.facts.sterile'), answer(sterile)],
    [t('product.facts.singleUse'), answer(singleUse)],
    [t('product.facts.storage'), storage],
  ];
}
