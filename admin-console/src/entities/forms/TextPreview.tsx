import { FormattedText, Section, useLang } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import './text-preview.css';

/** Preview of a form’s formatted text (`body`, `body_arabic`) in both languages, the reader's first. */
export function TextPreview() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<{ body: string; body_arabic: string }>();
  const lang = useLang();
  const english = (
    <div key="en" className="ac-preview" lang="en" dir="ltr">
      <FormattedText text={values.body} />
    </div>
  );
  const arabic = (
    <div key="ar" className="ac-preview" lang="ar" dir="rtl">
      <FormattedText text={values.body_arabic} />
    </div>
  );
  return (
    <Section title={t('pages.preview')}>
      <div className="field-grid">{lang === 'ar' ? [arabic, english] : [english, arabic]}</div>
    </Section>
  );
}
