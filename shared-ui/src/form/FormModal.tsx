import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import { useSendForm, type SendTexts } from '../toast/use-send.ts';
import { Form, type FormProps } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export interface FormModalProps<Values extends FormikValues>
  extends
    Omit<FormProps<Values>, 'title' | 'onSubmit'>,
    Pick<ModalProps, 'title' | 'size' | 'onHide'>,
    Pick<SendTexts, 'failed' | 'done'> {
  /** Sends the values. Rejects on failure, as in `Form`. */
  onSubmit: (values: Values) => Promise<unknown>;
  submitLabel: string;
  cancelLabel?: string;
  /** More buttons, before Cancel. */
  actions?: ReactNode;
  /** The action is destructive. */
  danger?: boolean;
}

/**
 * A dialog with a form, which reports the result and closes on success; a failure preserves the input. Render it only
 * while it is open.
 */
export function FormModal<Values extends FormikValues>(props: FormModalProps<Values>) {
  const { title, size, onHide, onSubmit, failed, done, submitLabel, cancelLabel, actions, danger, children, ...form } =
    props;
  const { t } = useTranslation('kit');
  const send = useSendForm({ failed, done });
  const submit = async (values: Values) => {
    await send(() => onSubmit(values));
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={title} size={size}>
      <Form {...form} onSubmit={submit}>
        {children}
        <FormError />
        <div className="cluster cluster-end">
          {actions}
          <Button variant="ghost" onClick={onHide}>
            {cancelLabel ?? t('modal.cancel')}
          </Button>
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
