import { Allowed } from '@balsam/shared-api';
import { TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PRICES, type PriceValues } from './amounts.ts';
import { convertFromSar, isConvertible } from './conversion.ts';
import { ConvertPrices } from './ConvertPrices.tsx';

/** Price in each currency, with the decimal places of that currency. */
export function PriceFields({ of = 'product' }: { of?: 'product' | 'variant' }) {
  const { t } = useTranslation('vendor-portal');
  const { values, setValues } = useFormikContext<PriceValues>();
  return (
    <>
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
      <Allowed permission="catalogue.write">
        <ConvertPrices
          isReady={isConvertible(values)}
          onConvert={(rates) => void setValues(convertFromSar(values, rates))}
        />
      </Allowed>
    </>
  );
}
