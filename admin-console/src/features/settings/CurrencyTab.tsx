import { CURRENCIES, type Currency, type PlatformSettings } from '@balsam/shared-api';
import { ChoiceField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { PlatformForm } from './PlatformForm.tsx';

const schema = object({ default_currency: mixed<Currency>().oneOf(CURRENCIES).required() });

const read = ({ default_currency }: PlatformSettings) => ({ default_currency });
const write = (values: ReturnType<typeof read>) => values;

/** Default currency for new visitors. */
export function CurrencyTab() {
  const { t } = useTranslation('admin-console');
  return (
    <PlatformForm
      title={t('settings.tabs.general')}
      text={t('settings.currency.text')}
      schema={schema}
      read={read}
      write={write}
    >
      <ChoiceField
        name="default_currency"
        label={t('settings.currency.label')}
        choices={CURRENCIES.map((currency) => ({ value: currency, label: t(`settings.currency.names.${currency}`) }))}
      />
    </PlatformForm>
  );
}
