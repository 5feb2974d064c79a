import { changeLanguage, LANGS, selectLang, useAppSelector } from '@balsam/shared-api';
import { ChoiceField, Form, SubmitButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Each language under its own name, so that whoever cannot read the page still finds theirs. */
const NAMES = { en: 'English', ar: 'العربية' };

/** The language of the shop. A choice reloads the page, which then says so. */
export function LanguageForm() {
  const { t } = useTranslation('storefront');
  const lang = useAppSelector(selectLang);
  return (
    <Form
      initialValues={{ lang }}
      onSubmit={({ lang: chosen }) => changeLanguage(chosen, 'shell:notices.language')}
      t={t}
    >
      <ChoiceField
        name="lang"
        label={t('dashboard.language.label')}
        choices={LANGS.map((value) => ({ value, label: NAMES[value], lang: value }))}
      />
      <SubmitButton>{t('dashboard.language.save')}</SubmitButton>
    </Form>
  );
}
