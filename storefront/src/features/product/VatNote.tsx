import type { ProductDetail } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** What of the price is value added tax, where the price stands: it is in it, or there is none and why. */
export function VatNote({ vat }: Pick<ProductDetail, 'vat'>) {
  const { t } = useTranslation('storefront');
  return <p className="text-secondary mb-0">{t(`product.vat.${vat}`)}</p>;
}
