import { CURRENCIES } from '@balsam/shared-api';
import { TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PlatformForm } from './PlatformForm.tsx';
import { shippingSchema, toShipping, toShippingValues } from './shipping-values.ts';

/** Default shipping of a new vendor. */
export function ShippingTab() {
  const { t } = useTranslation('admin-console');
  return (
    <PlatformForm
      title={t('settings.shipping.title')}
      text={t('settings.shipping.text')}
      schema={shippingSchema}
      read={toShippingValues}
      write={toShipping}
    >
      <div className="field-grid">
        {CURRENCIES.flatMap((currency) => [
          <TextField
            key={`${currency}-fee`}
            name={`shipping_defaults.flat_fee.${currency}`}
            label={t('settings.shipping.fee', { currency })}
            inputMode="decimal"
            required
          />,
          <TextField
            key={`${currency}-free`}
            name={`shipping_defaults.free_from.${currency}`}
            label={t('settings.shipping.freeFrom', { currency })}
            hint={t('settings.shipping.freeFromHint')}
            inputMode="decimal"
          />,
        ])}
        {(['handling_days_min', 'handling_days_max'] as const).map((name) => (
          <TextField
            key={name}
            name={`shipping_defaults.${name}`}
            label={t(`settings.shipping.${name}`)}
            inputMode="numeric"
            required
          />
        ))}
      </div>
    </PlatformForm>
  );
}
