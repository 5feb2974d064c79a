import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './FormField.tsx';

export interface Choice {
  value: string;
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string;
  hint?: ReactNode;
  /** Further content below the hint. */
  children?: ReactNode;
}

export interface ChoiceFieldProps extends Omit<FieldProps, 'hint'> {
  choices: readonly Choice[];
  className?: string;
}

/** Radio buttons; the form holds the value of the chosen one. */
export function ChoiceField({ name, label, required, choices, className }: ChoiceFieldProps) {
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const message = touched ? error : undefined;
  // The group itself can take the focus: an error belongs to the group, not to one choice.
  return (
    <fieldset
      role="radiogroup"
      className={classNames('field choices', className)}
      tabIndex={-1}
      aria-required={required || undefined}
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label" data-required={required || undefined}>
        {label}
      </legend>
      {choices.map(({ value, label: text, lang, hint, children }) => (
        <div key={value} className="form-check choice">
          <input
            {...field}
            type="radio"
            className="form-check-input"
            id={`${id}-${value}`}
            value={value}
            checked={field.value === value}
            aria-describedby={hint === undefined ? undefined : `${id}-${value}-hint`}
          />
          <label className="form-check-label" htmlFor={`${id}-${value}`} lang={lang}>
            {text}
          </label>
          {hint !== undefined && (
            <p id={`${id}-${value}-hint`} className="form-text">
              {hint}
            </p>
          )}
          {children}
        </div>
      ))}
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
