import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { applyFormat, TEXT_FORMATS, type TextFormat } from './text-format.ts';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

/** Text area with buttons for bold text, headings, lists and links. */
export function FormattedTextArea(props: TextAreaFieldProps) {
  const { t } = useTranslation('kit');
  const field = useRef<HTMLDivElement>(null);
  const { values, setFieldValue } = useFormikContext<FormikValues>();

  const apply = (format: TextFormat) => {
    const area = field.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const next = applyFormat({ text: String(getIn(values, props.name) ?? ''), start, end }, format);
    // The selection is set in the new text.
    flushSync(() => void setFieldValue(props.name, next.text));
    area.focus();
    area.setSelectionRange(next.start, next.end);
  };
  return (
    <div ref={field}>
      <div className="cluster" role="group" aria-label={t('format.title')}>
        {TEXT_FORMATS.map((format) => (
          <Button key={format} variant="outline" size="sm" onClick={() => apply(format)}>
            {t(`format.${format}`)}
          </Button>
        ))}
      </div>
      <TextAreaField {...props} />
    </div>
  );
}
