import { SelectField, TextAreaField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface VerificationFieldsProps {
  /** Label of the remarks. */
  label: string;
  hint: string;
  /** Fields of a verification. */
  children?: ReactNode;
}

const DECISIONS = ['verify', 'reject'] as const;

/** Verification of a vendor's details, or rejection with remarks for the vendor. */
export function VerificationFields({ label, hint, children }: VerificationFieldsProps) {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<{ decision: (typeof DECISIONS)[number] }>();
  const isRejection = values.decision === 'reject';
  return (
    <>
      <SelectField
        name="decision"
        label={t('verification.decision')}
        options={DECISIONS.map((value) => ({ value, label: t(`verification.${value}`) }))}
      />
      {!isRejection && children}
      <TextAreaField name="remarks" label={label} hint={hint} required={isRejection} rows={3} />
    </>
  );
}
