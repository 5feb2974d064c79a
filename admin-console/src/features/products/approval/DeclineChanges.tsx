import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../../locales/texts.ts';
import { useDeclineProductChangesMutation } from '../changes-api.ts';

const schema = object({ reason: string().trim().required(textKey('changes.reasonRequired')) });

interface DeclineChangesProps {
  seen: { id: number; change_id: number };
  onHide: () => void;
}

/** Declines a vendor's changes, with a reason shown to the vendor. */
export function DeclineChanges({ seen, onHide }: DeclineChangesProps) {
  const { t } = useTranslation('admin-console');
  const [decline] = useDeclineProductChangesMutation();
  const send = useSendForm({ failed: t('changes.failed') });
  const submit = async ({ reason }: { reason: string }) => {
    await send(() => decline({ ...seen, reason: reason.trim() }).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t('changes.declineTitle')}>
      <Form initialValues={{ reason: '' }} validationSchema={schema} onSubmit={submit} t={t}>
        <TextAreaField name="reason" label={t('changes.reason')} hint={t('changes.reasonHint')} rows={3} />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('changes.back')}
          </Button>
          <SubmitButton>{t('changes.decline')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
