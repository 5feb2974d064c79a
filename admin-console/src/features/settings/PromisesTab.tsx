import { CURRENCIES } from '@balsam/shared-api';
import { TextField, type TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PlatformForm } from './PlatformForm.tsx';
import { promisesSchema, toPromises, toPromisesValues } from './promises-values.ts';

/** Offers promised to all customers; an empty field makes no promise. */
export function PromisesTab() {
  const { t } = useTranslation('admin-console');
  const label = (name: TextKey<'admin-console', 'settings.promises'>) => t(`settings.promises.${name}`);
  return (
    <PlatformForm
      title={t('settings.tabs.promises')}
      text={t('settings.promises.text')}
      schema={promisesSchema}
      read={toPromisesValues}
      write={toPromises}
    >
      <div className="field-grid">
        <TextField
          name="promises.return_days"
          label={label('returnDays')}
          hint={label('returnDaysHint')}
          inputMode="numeric"
        />
        <TextField
          name="promises.newsletter_percent"
          label={label('newsletterPercent')}
          hint={label('newsletterPercentHint')}
          inputMode="numeric"
        />
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            name={`promises.gift_from.${currency}`}
            label={t('settings.promises.giftFrom', { currency })}
            hint={label('giftFromHint')}
            inputMode="decimal"
          />
        ))}
      </div>
    </PlatformForm>
  );
}
