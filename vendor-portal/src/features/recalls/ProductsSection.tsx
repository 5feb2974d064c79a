import type { RecallDetail } from '@balsam/shared-api';
import { Bdi, Button, FieldError, Section, useLocalized } from '@balsam/shared-ui';
import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductLots } from './ProductLots.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { chosenProducts, type RecallValues } from './recall-values.ts';

/** Products concerned, each with its batches. Those of an open recall stay; only admins lift them. */
export function ProductsSection({ recall }: { recall: RecallDetail | null }) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const id = useId();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<RecallValues>();
  const chosen = chosenProducts(values);
  const stopped = recall?.state === 'open' ? recall.products.filter(({ lifted }) => !lifted) : [];
  const messageOf = (name: 'products' | 'lots'): string | undefined => {
    const error: unknown = getIn(errors, name);
    return submitCount > 0 && typeof error === 'string' ? error : undefined;
  };
  const group = (name: 'products' | 'lots') => ({
    name,
    tabIndex: -1,
    'aria-describedby': messageOf(name) === undefined ? undefined : `${id}-${name}`,
  });
  return (
    <Section title={t('recalls.products')}>
      <fieldset {...group('products')} aria-label={t('recalls.products')}>
        <ProductSearch
          taken={chosen.map((product) => product.id)}
          onChoose={(product) => void setFieldValue('products', { ...values.products, [product.id]: product })}
        />
        <FieldError id={`${id}-products`} message={messageOf('products')} />
      </fieldset>
      <fieldset {...group('lots')} aria-label={t('recalls.lots')} className="stack">
        {chosen.map((product) => {
          const name = localized(product.name, product.name_arabic);
          return (
            <section key={product.id} className="recall-chosen stack" aria-label={name}>
              <div className="cluster cluster-between">
                <p className="recall-product">
                  <bdi>{name}</bdi> <Bdi className="text-body-secondary">{product.sku}</Bdi>
                </p>
                {!stopped.some((other) => other.id === product.id) && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t('recalls.removeOf', { name })}
                    onClick={() => void setFieldValue('products', { ...values.products, [product.id]: null })}
                  >
                    {t('recalls.remove')}
                  </Button>
                )}
              </div>
              <ProductLots product={product} recall={recall} />
            </section>
          );
        })}
        <FieldError id={`${id}-lots`} message={messageOf('lots')} />
      </fieldset>
    </Section>
  );
}
