import type { ComponentPropsWithRef } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import { FormField, type FieldProps } from './FormField.tsx';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  'name' | 'value' | 'defaultValue' | 'required' | 'size' | 'onChange'
>;

export interface SelectFieldProps extends FieldProps, NativeProps {
  options: readonly SelectOption[];
  /** Label of the empty option, whose value is the empty string. */
  placeholder?: string;
  /** Called after the form has the new value: for dependent fields. */
  onChange?: (value: string) => void;
}

/** One option of a list; the form holds its value as a string. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, required, className, options, placeholder, onChange, ...rest } = props;
  return (
    <FormField<string> name={name} label={label} hint={hint} required={required} className={className}>
      {(control, setValue) => (
        <FormSelect
          {...rest}
          {...control}
          isInvalid={control['aria-invalid']}
          onChange={({ target }) => {
            setValue(target.value);
            onChange?.(target.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </FormSelect>
      )}
    </FormField>
  );
}
