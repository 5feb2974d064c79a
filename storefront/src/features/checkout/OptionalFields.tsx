import { CheckboxField } from '@balsam/shared-ui';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import type { Flag } from './checkout-schema.ts';

interface OptionalFieldsProps {
  /** Name of the flag in the form's values. */
  name: Flag;
  label: string;
  children: ReactNode;
}

/** Optional fields that a checkbox adds to the form. */
export function OptionalFields({ name, label, children }: OptionalFieldsProps) {
  const [{ value: isAsked }] = useField<boolean>(name);
  return (
    <>
      <CheckboxField name={name} label={label} className="field-wide" />
      {isAsked && children}
    </>
  );
}
