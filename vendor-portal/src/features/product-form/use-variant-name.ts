import { useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { VariantValues } from './variant-values.ts';

type Named = Pick<VariantValues, 'type' | 'value' | 'value_arabic' | 'color' | 'color_arabic'>;

/** Returns a function that names a variant: "Size: Large", plus its color if it has one. */
export function useVariantName() {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  return ({ type, value, value_arabic, color, color_arabic }: Named): string =>
    t('productForm.variant.name', {
      type: t(`productForm.variant.types.${type}`),
      value: [localized(value, value_arabic), localized(color, color_arabic)].filter(Boolean).join(' / '),
    });
}
