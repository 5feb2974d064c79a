import { CURRENCIES, LANGS, LANGUAGES, type Currency, type Lang, type PlatformSettings } from '@balsam/shared-api';
import { ChoiceField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { mixed, object } from 'yup';
import { PlatformForm } from './PlatformForm.tsx';

const schema = object({
  default_lang: mixed<Lang>().oneOf(LANGS).required(),
  default_currency: mixed<Currency>().oneOf(CURRENCIES).required(),
});

const read = ({ default_lang, default_currency }: PlatformSettings) => ({ default_lang, default_currency });
const write = (values: ReturnType<typeof read>) => values;

/** Default language and currency for new visitors. */
export function GeneralTab() {
  const { t } = useTranslation('admin-console');
  return (
    <PlatformForm
      title={t('settings.tabs.general')}
      text={t('settings.general.text')}
      schema={schema}
      read={read}
      write={write}
    >
      <ChoiceField
        name="default_lang"
        label={t('settings.general.lang')}
        choices={LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name }))}
      />
      <ChoiceField
        name="default_currency"
        label={t('settings.general.currency')}
        choices={CURRENCIES.map((currency) => ({
          value: currency,
          label: t(`settings.general.currencies.${currency}`),
        }))}
      />
    </PlatformForm>
  );
}
