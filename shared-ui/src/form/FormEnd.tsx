import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormEndProps {
  isNew: boolean;
  /** What the button says. */
  label: string;
  /** Stands in place of why the form was refused. */
  children?: ReactNode;
}

/**
 * The end of a long Form: why it was refused, and how it is sent. The way to send it is in sight while something is not
 * saved, and stands at the end of a new, still empty form.
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
