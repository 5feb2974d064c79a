import type { ComponentPropsWithRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { FormField, type FieldProps } from './FormField.tsx';
import { plainCode, withoutMarks } from './text-input.ts';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'defaultValue' | 'required' | 'size'>;

export interface TextFieldProps extends FieldProps, NativeProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
}

const NUMERIC_MODES = new Set(['numeric', 'decimal', 'tel']);
const LEFT_TO_RIGHT_TYPES = new Set(['email', 'tel', 'url']);

/**
 * A line of text. Left-to-right content converts Arabic and Persian digits to Latin while typing: phone and e-mail by
 * `type`, numbers by `inputMode` (an input of type number would drop such digits), codes by `dir="ltr"`. Invisible
 * characters of a paste are dropped.
 */
export function TextField({ name, label, hint, required, className, type = 'text', ...rest }: TextFieldProps) {
  const isLeftToRight = LEFT_TO_RIGHT_TYPES.has(type) || NUMERIC_MODES.has(rest.inputMode ?? '');
  const dir = rest.dir ?? (isLeftToRight ? 'ltr' : undefined);
  return (
    <FormField<string> name={name} label={label} hint={hint} required={required} className={className}>
      {(control, setValue) => (
        <FormControl
          type={type}
          {...rest}
          dir={dir}
          {...control}
          isInvalid={control['aria-invalid']}
          onChange={({ target }) => setValue(dir === 'ltr' ? plainCode(target.value) : withoutMarks(target.value))}
        />
      )}
    </FormField>
  );
}
