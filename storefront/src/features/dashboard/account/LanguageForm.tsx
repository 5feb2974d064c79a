import { changeLanguage, LANGS, LANGUAGES, selectLang, useAppSelector } from '@balsam/shared-api';
import { ChoiceField, Form, SubmitButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Language of the shop, each under its own name. Changing it reloads the page, which then confirms the change. */
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
        choices={LANGS.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }))}
      />
      <SubmitButton>{t('dashboard.language.save')}</SubmitButton>
    </Form>
  );
}
