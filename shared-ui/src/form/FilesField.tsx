import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import { FormField, type FieldProps } from './FormField.tsx';

export interface FilesFieldProps extends FieldProps {
  /** Media types and extensions, as in the `accept` attribute. */
  accept?: string;
}

/** Several files; the form holds them as a list. */
export function FilesField({ name, label, hint, required, accept }: FilesFieldProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <FormField<File[]> name={name} label={label} hint={hint} required={required}>
      {({ value, ...control }, setValue) => (
        <div className="file-control form-control">
          <input
            type="file"
            accept={accept}
            multiple
            {...control}
            onChange={({ target }) => setValue([...(target.files ?? [])])}
          />
          <span aria-hidden="true" className="file-control-button">
            {t('form.chooseFiles')}
          </span>
          <span aria-hidden="true" className="file-control-name">
            {value.length === 0
              ? t('form.noFile')
              : t('form.files', { count: value.length, number: formatNumber(value.length, lang) })}
          </span>
        </div>
      )}
    </FormField>
  );
}
