import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormEndProps {
  isNew: boolean;
  /** Label of the button. */
  label: string;
  /** Replaces the error of the form. */
  children?: ReactNode;
}

/**
 * End of a long form: its error and its submit button. The button is in view while there are unsaved changes, and at
 * the end of a new, empty form.
 */
export function FormEnd({ isNew, label, children }: FormEndProps) {
  const { dirty } = useFormikContext();
  return (
    <>
      <div className="form-end">
        {children || <FormError />}
        {isNew && !dirty && <SubmitButton>{label}</SubmitButton>}
      </div>
      <SaveBar label={label} />
    </>
  );
}
