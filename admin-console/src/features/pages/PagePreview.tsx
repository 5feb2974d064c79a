import { FormattedText, Section } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { PageValues } from './page-schema.ts';
import './pages.css';

/** Preview of the text in both languages. */
export function PagePreview() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<PageValues>();
  return (
    <Section title={t('pages.preview')}>
      <div className="field-grid">
        <div className="ac-preview" lang="en" dir="ltr">
          <FormattedText text={values.body} />
        </div>
        <div className="ac-preview" lang="ar" dir="rtl">
          <FormattedText text={values.body_arabic} />
        </div>
      </div>
    </Section>
  );
}
