import { useField } from 'formik';
import { useId } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './FormField.tsx';

export interface Check {
  value: number;
  label: string;
}

export interface ChecksFieldProps extends Omit<FieldProps, 'hint'> {
  hint?: string;
  checks: readonly Check[];
}

/** Checkboxes; the form holds the values of the checked ones. */
export function ChecksField({ name, label, hint, required, checks }: ChecksFieldProps) {
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<number[]>(name);
  const message = touched ? error : undefined;
  const toggle = (one: number) =>
    void setValue(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
  // The group itself can take the focus: an error belongs to the group, not to one checkbox.
  return (
    <fieldset
      className="field checks"
      tabIndex={-1}
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label" data-required={required || undefined}>
        {label}
      </legend>
      {hint !== undefined && <p className="form-text">{hint}</p>}
      <div className="checks-list">
        {checks.map(({ value: one, label: text }) => (
          <div key={one} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              id={`${id}-${one}`}
              name={name}
              checked={value.includes(one)}
              onChange={() => toggle(one)}
            />
            <label className="form-check-label" htmlFor={`${id}-${one}`}>
              {text}
            </label>
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
