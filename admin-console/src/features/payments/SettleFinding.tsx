import type { PaymentFinding } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSettleFindingMutation } from './payments-api.ts';

const schema = object({ remark: string().trim().required('payments.remarkError') });

/** Asks how a finding was resolved. */
export function SettleFinding({ finding: { id, kind }, onHide }: { finding: PaymentFinding; onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const [settle] = useSettleFindingMutation();
  const send = useSendForm({ failed: t('payments.failed') });
  const submit = async ({ remark }: { remark: string }) => {
    await send(() => settle({ id, remark }).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t(`payments.findingKinds.${kind}`)}>
      <Form initialValues={{ remark: '' }} validationSchema={schema} onSubmit={submit} t={t}>
        <TextField name="remark" label={t('payments.remark')} hint={t('payments.remarkHint')} required />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('payments.back')}
          </Button>
          <SubmitButton>{t('payments.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
