import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, type FieldProps } from './FormField.tsx';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'required' | 'type' | 'size' | 'multiple'>;

export interface FileFieldProps extends FieldProps, NativeProps {
  /** Media types and extensions, as in the `accept` attribute. */
  accept?: string;
}

/** One file; the form holds it as a File, or null for none. */
export function FileField({ name, label, hint, required, className, ...rest }: FileFieldProps) {
  const { t } = useTranslation('kit');
  // The browser's label of a file input follows the browser's language, not the page's: ours covers it.
  return (
    <FormField<File | null> name={name} label={label} hint={hint} required={required} className={className}>
      {({ value, ...control }, setValue) => (
        <div className="file-control form-control">
          <input type="file" {...rest} {...control} onChange={({ target }) => setValue(target.files?.[0] ?? null)} />
          <span aria-hidden="true" className="file-control-button">
            {t('form.chooseFile')}
          </span>
          <span aria-hidden="true" className="file-control-name">
            {value?.name ?? t('form.noFile')}
          </span>
        </div>
      )}
    </FormField>
  );
}
