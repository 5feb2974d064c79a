import type { ProductDetail } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Note next to the price: VAT is included, or the reason why there is none. */
export function VatNote({ vat }: Pick<ProductDetail, 'vat'>) {
  const { t } = useTranslation('storefront');
  return <p className="text-secondary mb-0">{t(`product.vat.${vat}`)}</p>;
}
