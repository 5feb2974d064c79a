import { Badge, TextAreaField, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './productValues.ts';
import { Section } from './Section.tsx';

/** Name and description in both languages, each written in its own direction whatever the page's is. */
export function GeneralSection() {
  const { t } = useTranslation('vendor-portal');
  return (
    <Section title={t('productForm.general')}>
      <div className="field-grid">
        <Language lang="en" dir="ltr" names={['name', 'description']} />
        <Language lang="ar" dir="rtl" names={['arabic_name', 'arabic_description']} />
      </div>
    </Section>
  );
}

interface LanguageProps {
  lang: 'en' | 'ar';
  dir: 'ltr' | 'rtl';
  /** The fields of the name and of the description. */
  names: readonly ['name' | 'arabic_name', 'description' | 'arabic_description'];
}

function Language({ lang, dir, names }: LanguageProps) {
  const { t } = useTranslation('vendor-portal');
  const { values } = useFormikContext<ProductValues>();
  const missing = names.filter((name) => values[name].trim() === '').length;
  const [name, description] = names;
  const written = { lang, dir, required: true };
  return (
    <div className="vp-language" role="group" aria-label={t(`productForm.language.${lang}`)}>
      <p className="cluster vp-language-title">
        <strong>{t(`productForm.language.${lang}`)}</strong>
        {missing === 0 ? (
          <Badge variant="success" icon="check2">
            {t('productForm.complete')}
          </Badge>
        ) : (
          <Badge variant="warning">{t('productForm.missing', { count: missing })}</Badge>
        )}
      </p>
      <TextField name={name} label={t(`productForm.${name}`)} {...written} />
      <TextAreaField name={description} label={t(`productForm.${description}`)} rows={8} {...written} />
    </div>
  );
}
