import { useField } from 'formik';
import { useId } from 'react';
import './choice.css';

interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface ChoiceFieldProps {
  /** The path in the form's values; the form holds the value of the choice. */
  name: string;
  label: string;
  choices: readonly Choice[];
}

/** One of a few choices, all in sight. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const message = touched ? error : undefined;
  return (
    <fieldset
      className="field sf-choices"
      role="radiogroup"
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label">{label}</legend>
      {choices.map(({ value, label: text, hint }) => (
        <div key={value} className="form-check sf-choice">
          <input
            {...field}
            type="radio"
            className="form-check-input"
            id={`${id}-${value}`}
            value={value}
            checked={field.value === value}
            aria-describedby={hint === undefined ? undefined : `${id}-${value}-hint`}
          />
          <label className="form-check-label" htmlFor={`${id}-${value}`}>
            {text}
          </label>
          {hint !== undefined && (
            <p id={`${id}-${value}-hint`} className="form-text">
              {hint}
            </p>
          )}
        </div>
      ))}
      {message !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {message}
        </p>
      )}
    </fieldset>
  );
}
