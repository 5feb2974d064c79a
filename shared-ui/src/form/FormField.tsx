import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError } from './FieldError.tsx';

/** Props of every field. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  /** Help for filling in the field. */
  hint?: ReactNode;
  required?: boolean;
}

/** Props of a control: spread them on the input. */
interface FieldControl<Value> {
  id: string;
  name: string;
  value: Value;
  onBlur: () => void;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FormFieldProps<Value> extends FieldProps {
  className?: string;
  /** The label follows the control on the same line, as with a checkbox. */
  inline?: boolean;
  children: (control: FieldControl<Value>, setValue: (value: Value) => void) => ReactNode;
}

/**
 * Label, control, hint and error, connected for assistive technology. An error shows once the field was left or the
 * form was submitted.
 */
export function FormField<Value>(props: FormFieldProps<Value>) {
  const { name, label, hint, required, className, inline = false, children } = props;
  const id = useId();
  const [field, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  const message = touched ? error : undefined;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = message === undefined ? undefined : `${id}-error`;
  const control: FieldControl<Value> = {
    id,
    name,
    value: field.value,
    onBlur: () => void setTouched(true),
    required,
    'aria-invalid': message === undefined ? undefined : true,
    'aria-describedby': classNames(hintId, errorId) || undefined,
  };
  const labelElement = (
    <label htmlFor={id} className={inline ? 'form-check-label' : 'form-label'} data-required={required || undefined}>
      {label}
    </label>
  );
  return (
    <div className={classNames('field', inline && 'form-check', className)}>
      {!inline && labelElement}
      {children(control, (value) => void setValue(value))}
      {inline && labelElement}
      {hint !== undefined && (
        <p id={hintId} className="form-text">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
