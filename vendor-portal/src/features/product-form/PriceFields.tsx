import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PRICES } from './amounts.ts';

/** Price in each currency, with the decimal places of that currency. */
export function PriceFields({ of = 'product' }: { of?: 'product' | 'variant' }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <div className="vp-thirds">
      {PRICES.map(({ name, digits }) => (
        <TextField
          key={name}
          name={name}
          label={t(of === 'variant' ? `productForm.variant.${name}` : `productForm.${name}`)}
          hint={t('productForm.digits', { count: digits })}
          inputMode="decimal"
          required
        />
      ))}
    </div>
  );
}
