import type { RelatedOption } from '@balsam/shared-api';
import { Bdi, Money, Section, useLocalized } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { Chips } from './Chips.tsx';
import { RelatedCombobox } from './RelatedCombobox.tsx';

/** The vendor's own products related to this one. */
export function RelatedSection() {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [{ value: chosen }, { error }, { setValue }] = useField<RelatedOption[]>('related_products');
  return (
    <Section title={t('productForm.related')}>
      <RelatedCombobox taken={chosen.map(({ id }) => id)} onChoose={(product) => void setValue([...chosen, product])} />
      <Chips
        label={t('productForm.related')}
        error={error}
        chips={chosen.map(({ id, name, name_arabic, sku, price_usd }) => ({
          key: String(id),
          name: localized(name, name_arabic),
          detail: (
            <span className="text-secondary vp-detail">
              <Bdi>{sku}</Bdi>
              <Money amount={price_usd} currency="USD" />
            </span>
          ),
        }))}
        onRemove={(key) => void setValue(chosen.filter(({ id }) => String(id) !== key))}
      />
    </Section>
  );
}
