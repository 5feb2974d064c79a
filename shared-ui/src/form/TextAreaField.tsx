import type { ComponentPropsWithRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { FormField, type FieldProps } from './FormField.tsx';
import { withoutMarks } from './text-input.ts';

type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'name' | 'value' | 'defaultValue' | 'required'>;

export interface TextAreaFieldProps extends FieldProps, NativeProps {}

export function TextAreaField({ name, label, hint, required, className, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <FormField<string> name={name} label={label} hint={hint} required={required} className={className}>
      {(control, setValue) => (
        <FormControl
          as="textarea"
          rows={rows}
          {...rest}
          {...control}
          isInvalid={control['aria-invalid']}
          onChange={({ target }) => setValue(withoutMarks(target.value))}
        />
      )}
    </FormField>
  );
}
