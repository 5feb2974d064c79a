import { CheckboxField } from '@balsam/shared-ui';
import { useField } from 'formik';
import type { ReactNode } from 'react';

interface AskedFieldsProps {
  /** Path of the flag in the form's values. */
  name: 'for_company' | 'with_message';
  label: string;
  children: ReactNode;
}

/** Fields that are part of the form only when the buyer asks for them. */
export function AskedFields({ name, label, children }: AskedFieldsProps) {
  const [{ value: isAsked }] = useField<boolean>(name);
  return (
    <>
      <CheckboxField name={name} label={label} className="field-wide" />
      {isAsked && children}
    </>
  );
}
