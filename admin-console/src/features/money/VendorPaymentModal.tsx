import { Button, Form, FormError, Modal, SubmitButton, useLocalized, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { toTransfer, transferSchema, type TransferValues } from '../../entities/money/bank-transfer-schema.ts';
import { usePayInMutation, type AccountBalance } from './money-api.ts';
import { TransferFields } from '../../entities/money/TransferFields.tsx';

interface VendorPaymentModalProps {
  /** Balance of the paying vendor. */
  of: AccountBalance;
  onHide: () => void;
}

/** Records a vendor's payment of a debt to Balsam. */
export function VendorPaymentModal({ of: { vendor, currency, balance }, onHide }: VendorPaymentModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [payIn] = usePayInMutation();
  const send = useSendForm({ failed: t('money.failed') });
  const submit = async (values: TransferValues) => {
    await send(() => payIn({ ...toTransfer(values), vendor_id: vendor.id }).unwrap());
    onHide();
  };
  const title = t('money.payIn.of', { name: localized(vendor.company_name, vendor.company_name_arabic) });
  return (
    <Modal show onHide={onHide} title={title}>
      <Form
        initialValues={{ bank_reference: '', day: '', currency, amount: String(Math.abs(balance)) }}
        validationSchema={transferSchema}
        onSubmit={submit}
        t={t}
      >
        <TransferFields />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('money.back')}
          </Button>
          <SubmitButton>{t('money.payIn.submit')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
