import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useDecideIdentityMutation } from './vendors-api.ts';

const schema = object({ reason: string().trim().required(textKey('vendors.request.reasonRequired')) });

interface DeclineRequestProps {
  /** The request's id. */
  id: number;
  vendorId: number;
  onHide: () => void;
}

/** Declines a requested name, with a reason shown to the vendor. */
export function DeclineRequest({ id, vendorId, onHide }: DeclineRequestProps) {
  const { t } = useTranslation('admin-console');
  const [decide] = useDecideIdentityMutation();
  const send = useSendForm({ failed: t('vendors.updateFailed') });
  const decline = async ({ reason }: { reason: string }) => {
    await send(() => decide({ id, vendorId, decision: 'decline', reason: reason.trim() }).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t('vendors.request.declineTitle')}>
      <Form initialValues={{ reason: '' }} validationSchema={schema} onSubmit={decline} t={t}>
        <TextAreaField
          name="reason"
          label={t('vendors.request.reason')}
          hint={t('vendors.request.reasonHint')}
          dir="auto"
          rows={3}
          required
        />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('vendors.request.back')}
          </Button>
          <SubmitButton>{t('vendors.request.decline')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
