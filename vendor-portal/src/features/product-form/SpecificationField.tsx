import type { CategoryAttribute } from '@balsam/shared-api';
import { ChecksField, formatDay, formatNumber, SelectField, TextField, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface SpecificationFieldProps {
  attribute: CategoryAttribute;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** Name of an attribute with its unit: "Length (mm)". */
const useNameOf = () => {
  const localized = useLocalized();
  return ({ name, name_arabic, unit, unit_arabic }: CategoryAttribute): string => {
    const shown = localized(unit, unit_arabic);
    return localized(name, name_arabic) + (shown === '' ? '' : ` (${shown})`);
  };
};

/** Limits of a number, such as "0 to 500". */
const useLimitsOf = () => {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return ({ min, max }: CategoryAttribute): string => {
    const limits = { min: formatNumber(min ?? 0, lang), max: formatNumber(max ?? 0, lang) };
    if (min !== null && max !== null) return t('productForm.specifications.between', limits);
    if (min !== null) return t('productForm.specifications.atLeast', limits);
    return max === null ? '' : t('productForm.specifications.atMost', limits);
  };
};

/** Help of an attribute, its limits, and the day from which it is required. */
const useHintOf = (today: string) => {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const limitsOf = useLimitsOf();
  return (attribute: CategoryAttribute): string | undefined => {
    const { help, help_arabic, required_from: from } = attribute;
    const required =
      from !== null &&
      t(from <= today ? 'productForm.specifications.requiredSince' : 'productForm.specifications.requiredFrom', {
        day: formatDay(from, lang),
      });
    return [localized(help, help_arabic), limitsOf(attribute), required].filter(Boolean).join(' ') || undefined;
  };
};

/** Field of an attribute, by its kind. */
export function SpecificationField({ attribute, today }: SpecificationFieldProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const nameOf = useNameOf();
  const hintOf = useHintOf(today);
  const { code, kind, options, required_from: from } = attribute;
  const label = nameOf(attribute);
  const field = {
    name: `attributes.${code}`,
    label,
    hint: hintOf(attribute),
    required: from !== null && from <= today,
  };
  const choices = options.map(({ id, value, value_arabic }) => ({ value: id, label: localized(value, value_arabic) }));
  const notStated = t('productForm.registration.notStated');
  switch (kind) {
    case 'text':
      return (
        <>
          <TextField
            {...field}
            label={t('productForm.specifications.english', { name: label })}
            lang="en"
            dir="ltr"
            maxLength={500}
          />
          <TextField
            name={`attributes_arabic.${code}`}
            label={t('productForm.specifications.arabic', { name: label })}
            lang="ar"
            dir="rtl"
            maxLength={500}
          />
        </>
      );
    case 'number':
      return <TextField {...field} inputMode="decimal" className="vp-short" />;
    case 'flag':
      return (
        <SelectField
          {...field}
          placeholder={notStated}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`productForm.registration.${value}`),
          }))}
        />
      );
    case 'option':
      return <SelectField {...field} placeholder={notStated} options={choices} />;
    case 'options':
      return <ChecksField {...field} checks={choices} />;
  }
}
