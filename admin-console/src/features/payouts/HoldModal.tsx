import type { AdminPayout } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  Modal,
  SubmitButton,
  TextAreaField,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useHoldPayoutsMutation } from './payouts-api.ts';

interface HoldModalProps {
  vendor: AdminPayout['vendor'];
  onHide: () => void;
}

const schema = object({ reason: reasonRule });

/** Puts a vendor's payouts on hold, with a reason shown to the vendor. */
export function HoldModal({ vendor, onHide }: HoldModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [hold] = useHoldPayoutsMutation();
  const send = useSendForm({ failed: t('payouts.failed') });
  const submit = async ({ reason }: { reason: string }) => {
    await send(() => hold({ vendorId: vendor.id, reason: reason.trim(), status_seen: 'active' }).unwrap());
    onHide();
  };
  const title = t('payouts.hold.of', { name: localized(vendor.company_name, vendor.company_name_arabic) });
  return (
    <Modal show onHide={onHide} title={title}>
      <Form initialValues={{ reason: '' }} validationSchema={schema} onSubmit={submit} t={t}>
        <p>{t('payouts.hold.text')}</p>
        <TextAreaField
          name="reason"
          label={t('money.reason')}
          hint={t('payouts.reasonHint')}
          dir="auto"
          rows={3}
          required
        />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('money.back')}
          </Button>
          <SubmitButton>{t('payouts.hold.short')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
