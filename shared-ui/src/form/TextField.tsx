import type { ComponentPropsWithRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { normalizeDigits } from '../format/format.ts';
import { FormField, type FieldProps } from './FormField.tsx';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'defaultValue' | 'required' | 'size'>;

export interface TextFieldProps extends FieldProps, NativeProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
}

const NUMERIC_MODES = new Set(['numeric', 'decimal', 'tel']);
const LEFT_TO_RIGHT_TYPES = new Set(['email', 'tel', 'url']);

/**
 * A line of text. For numbers say `inputMode="numeric"` or `"decimal"`: Arabic digits are then taken as well
 * (an input of type number would drop them). E-mail, phone, address and number run from left to right everywhere.
 */
export function TextField({ name, label, hint, required, className, type = 'text', ...rest }: TextFieldProps) {
  const numeric = type === 'tel' || NUMERIC_MODES.has(rest.inputMode ?? '');
  const dir = numeric || LEFT_TO_RIGHT_TYPES.has(type) ? 'ltr' : undefined;
  return (
    <FormField<string> name={name} label={label} hint={hint} required={required} className={className}>
      {(control, setValue) => (
        <FormControl
          type={type}
          dir={dir}
          {...rest}
          {...control}
          isInvalid={control['aria-invalid']}
          onChange={({ target }) => setValue(numeric ? normalizeDigits(target.value) : target.value)}
        />
      )}
    </FormField>
  );
}
