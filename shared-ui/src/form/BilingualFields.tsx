import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useTranslation } from 'react-i18next';
import { Badge } from '../badge/Badge.tsx';
import { CONTENT_LANGS, LANGUAGES } from '../facts/facts.ts';
import { useLang } from '../format/use-lang.ts';
import { FormattedTextArea } from './FormattedTextArea.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { check2Icon } from '../icon/shapes.ts';

type ContentLang = (typeof CONTENT_LANGS)[number];

/** A text in both languages: field name and label in each. */
export interface BilingualField extends Record<ContentLang, { name: string; label: string }> {
  /** Makes it a text area with this number of lines. */
  rows?: number;
  /** Adds buttons for bold text, headings, lists and links to a text area. */
  isFormatted?: boolean;
  /** May be empty in both languages. */
  optional?: boolean;
}

interface BilingualFieldsProps {
  fields: readonly BilingualField[];
}

/** Texts in both languages, the reader's first, required unless optional, each in its own direction on any page. */
export function BilingualFields({ fields }: BilingualFieldsProps) {
  const own = useLang();
  return (
    <div className="field-grid">
      {CONTENT_LANGS.toSorted((one, other) => Number(other === own) - Number(one === own)).map((lang) => (
        <Language key={lang} lang={lang} fields={fields} />
      ))}
    </div>
  );
}

function Language({ lang, fields }: BilingualFieldsProps & { lang: ContentLang }) {
  const { dir } = LANGUAGES[lang];
  const { t } = useTranslation('kit');
  const { values } = useFormikContext<FormikValues>();
  const isEmpty = (name: string) => String(getIn(values, name) ?? '').trim() === '';
  const missing = fields.filter(
    ({ optional, en, ar, [lang]: { name } }) => isEmpty(name) && !(optional && isEmpty(en.name) && isEmpty(ar.name)),
  ).length;
  // Optional texts that are all empty are neither complete nor missing.
  const isBlank = fields.every(({ en, ar }) => isEmpty(en.name) && isEmpty(ar.name));
  return (
    <div className="bilingual" role="group" aria-label={t(`bilingual.${lang}`)}>
      <p className="cluster bilingual-title">
        <strong>{t(`bilingual.${lang}`)}</strong>
        {missing === 0 && !isBlank && (
          <Badge variant="success" icon={check2Icon}>
            {t('bilingual.complete')}
          </Badge>
        )}
        {missing > 0 && <Badge variant="warning">{t('bilingual.missing', { count: missing })}</Badge>}
      </p>
      {fields.map(({ [lang]: field, rows, isFormatted, optional }) => {
        if (rows === undefined)
          return <TextField key={field.name} {...field} lang={lang} dir={dir} required={!optional} />;
        const Area = isFormatted ? FormattedTextArea : TextAreaField;
        return <Area key={field.name} {...field} rows={rows} lang={lang} dir={dir} required={!optional} />;
      })}
    </div>
  );
}
