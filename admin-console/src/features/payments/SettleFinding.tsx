import type { PaymentFinding } from '@balsam/shared-api';
import { FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSettleFindingMutation } from './payments-api.ts';

const schema = object({ remark: string().trim().required('payments.remarkError') });

/** Asks how a finding was resolved. */
export function SettleFinding({ finding: { id, kind }, onHide }: { finding: PaymentFinding; onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const [settle] = useSettleFindingMutation();
  return (
    <FormModal
      title={t(`payments.findingKinds.${kind}`)}
      initialValues={{ remark: '' }}
      validationSchema={schema}
      onSubmit={({ remark }) => settle({ id, remark }).unwrap()}
      failed={t('payments.failed')}
      submitLabel={t('payments.save')}
      cancelLabel={t('payments.back')}
      t={t}
      onHide={onHide}
    >
      <TextField name="remark" label={t('payments.remark')} hint={t('payments.remarkHint')} required />
    </FormModal>
  );
}
