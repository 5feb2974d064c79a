import type { AdminCustomer } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useBlockCustomerMutation } from './customers-api.ts';

const LONGEST = 500;

const reasonSchema = object({
  reason: string().trim().required(textKey('customers.block.required')).max(LONGEST, textKey('customers.block.long')),
});

interface BlockCustomerModalProps {
  customer: AdminCustomer;
  onHide: () => void;
}

/** Blocks a customer, with a reason shown to them. */
export function BlockCustomerModal({ customer: { id, name, state }, onHide }: BlockCustomerModalProps) {
  const { t } = useTranslation('admin-console');
  const [block] = useBlockCustomerMutation();
  const send = useSendForm({ failed: t('customers.failed') });

  const save = async ({ reason }: { reason: string }) => {
    await send(() => block({ id, reason: reason.trim(), status_seen: state }).unwrap());
    onHide();
  };

  return (
    <Modal show onHide={onHide} title={t('customers.block.title', { name })}>
      <p>{t('customers.block.text')}</p>
      <Form initialValues={{ reason: '' }} validationSchema={reasonSchema} onSubmit={save} t={t}>
        <TextAreaField
          name="reason"
          label={t('customers.block.reason')}
          hint={t('customers.block.hint')}
          dir="auto"
          required
        />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('customers.block.cancel')}
          </Button>
          <SubmitButton variant="danger">{t('customers.block.action')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
