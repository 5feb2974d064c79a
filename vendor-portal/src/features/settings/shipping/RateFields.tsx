import { CURRENCIES } from '@balsam/shared-api';
import { TextField, useCurrencyName, currencySign, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ZoneValues } from './zone-schema.ts';

/** Shipping rate and free-shipping threshold in each currency, and the fee of a zone with a cold chain. */
export function RateFields() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const nameOf = useCurrencyName();
  const { values } = useFormikContext<ZoneValues>();
  return CURRENCIES.map((currency, index) => (
    <fieldset key={currency} className="vp-rate">
      <legend>{nameOf(currency)}</legend>
      <div className="field-grid">
        <TextField
          name={`rates.${index}.flat_fee`}
          label={t('settings.shipping.flatFee', { currency: currencySign(currency, lang) })}
          hint={t('settings.shipping.flatFeeHint')}
          inputMode="decimal"
          required
        />
        <TextField
          name={`rates.${index}.free_from`}
          label={t('settings.shipping.freeFromField', { currency: currencySign(currency, lang) })}
          hint={t('settings.shipping.freeFromHint')}
          inputMode="decimal"
        />
        {values.cold && (
          <TextField
            name={`rates.${index}.cold_fee`}
            label={t('settings.shipping.coldFee', { currency: currencySign(currency, lang) })}
            hint={t('settings.shipping.coldFeeHint')}
            inputMode="decimal"
          />
        )}
      </div>
    </fieldset>
  ));
}
