import type { ProductDetail } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Storage temperatures of a product: "2 to 8 °C", "Up to 25 °C"; empty without any. */
export function useStorageRange({ store_min_c: least, store_max_c: most }: ProductDetail): string {
  const { t } = useTranslation('storefront');
  if (least === '' && most === '') return '';
  if (least === '') return t('product.facts.upTo', { most });
  return most === '' ? t('product.facts.from', { least }) : t('product.facts.range', { least, most });
}
