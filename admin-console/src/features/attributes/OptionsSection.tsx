import { Section, TextField, useLocalized } from '@balsam/shared-ui';
import { OrderedField } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { emptyOption, hasOptions, type AttributeValues, type OptionValues } from './attribute-form.ts';

/** Options in order, or the ranges by which shoppers filter a number. Nothing for other kinds. */
export function OptionsSection() {
  const { kind } = useFormikContext<AttributeValues>().values;
  if (kind === 'number') return <Ranges />;
  return hasOptions(kind) ? <Options /> : null;
}

function Options() {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  return (
    <Section title={t('attributes.options')}>
      <OrderedField<OptionValues>
        name="options"
        label={t('attributes.optionsOrder')}
        hint={t('attributes.optionsHint')}
        nameOf={({ value, value_arabic }) => localized(value, value_arabic)}
        canRemove={({ product_count: count }) => count === 0}
        add={{ label: t('attributes.addOption'), row: emptyOption }}
      >
        {({ product_count: count }, path) => (
          <>
            <div className="field-grid">
              <TextField
                name={`${path}.value`}
                label={t('attributes.optionEnglish')}
                lang="en"
                dir="ltr"
                maxLength={80}
                required
              />
              <TextField
                name={`${path}.value_arabic`}
                label={t('attributes.optionArabic')}
                lang="ar"
                dir="rtl"
                maxLength={80}
                required
              />
            </div>
            {count > 0 && <p className="form-text">{t('attributes.optionUsed', { count })}</p>}
          </>
        )}
      </OrderedField>
    </Section>
  );
}

/** Name of a range: "10 – 20", open at a missing end. */
const rangeName = ({ min, max }: OptionValues): string => (min === '' && max === '' ? '' : `${min} – ${max}`);

function Ranges() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('attributes.ranges')}>
      <OrderedField<OptionValues>
        name="options"
        label={t('attributes.rangesOrder')}
        hint={t('attributes.rangesHint')}
        nameOf={rangeName}
        add={{ label: t('attributes.addRange'), row: emptyOption }}
      >
        {(_row, path) => (
          <div className="field-grid">
            <TextField name={`${path}.min`} label={t('attributes.rangeFrom')} inputMode="decimal" />
            <TextField name={`${path}.max`} label={t('attributes.rangeBelow')} inputMode="decimal" />
          </div>
        )}
      </OrderedField>
    </Section>
  );
}
