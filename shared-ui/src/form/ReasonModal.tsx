import { object, type StringSchema } from 'yup';
import { FormModal, type FormModalProps } from './FormModal.tsx';
import { TextAreaField } from './TextAreaField.tsx';

interface ReasonValues {
  reason: string;
}

export interface ReasonModalProps extends Omit<
  FormModalProps<ReasonValues>,
  'initialValues' | 'validationSchema' | 'onSubmit'
> {
  label: string;
  hint?: string;
  /** Rule for the reason. Omit to accept any text, or none. */
  rule?: StringSchema;
  /** Sends the reason, without spaces around it. Rejects on failure, as in `Form`. */
  onSubmit: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of an action. Children are shown above the field. */
export function ReasonModal({ label, hint, rule, onSubmit, children, ...dialog }: ReasonModalProps) {
  return (
    <FormModal
      {...dialog}
      initialValues={{ reason: '' }}
      validationSchema={rule && object({ reason: rule })}
      onSubmit={({ reason }) => onSubmit(reason.trim())}
    >
      {children}
      <TextAreaField name="reason" label={label} hint={hint} required={rule?.spec.optional === false} rows={3} />
    </FormModal>
  );
}
