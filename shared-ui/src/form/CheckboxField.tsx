import type { ComponentPropsWithRef } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { FormField, type FieldProps } from './FormField.tsx';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'checked' | 'required' | 'type'>;

export interface CheckboxFieldProps extends FieldProps, NativeProps {}

export function CheckboxField({ name, label, hint, required, className, ...rest }: CheckboxFieldProps) {
  return (
    <FormField<boolean> name={name} label={label} hint={hint} required={required} className={className} inline>
      {({ value, ...control }, setValue) => (
        <FormCheckInput
          type="checkbox"
          {...rest}
          {...control}
          checked={value}
          isInvalid={control['aria-invalid']}
          onChange={({ target }) => setValue(target.checked)}
        />
      )}
    </FormField>
  );
}
