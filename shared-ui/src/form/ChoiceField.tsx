import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './FormField.tsx';

export interface Choice {
  value: string;
  label: string;
  /** A label in another language than the page names its own. */
  lang?: string;
  hint?: ReactNode;
}

export interface ChoiceFieldProps extends Omit<FieldProps, 'hint'> {
  choices: readonly Choice[];
  className?: string;
}

/** One of a few choices, all in sight; the form holds the value of the chosen one. */
export function ChoiceField({ name, label, required, choices, className }: ChoiceFieldProps) {
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const message = touched ? error : undefined;
  // The group itself can be given the focus: an error is the group's, and none of its choices is to blame.
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
      {choices.map(({ value, label: text, lang, hint }) => (
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
        </div>
      ))}
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
