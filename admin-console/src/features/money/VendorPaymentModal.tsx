import { FormModal, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { toTransfer, transferSchema } from '../../entities/money/bank-transfer-schema.ts';
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
  const title = t('money.payIn.of', { name: localized(vendor.company_name, vendor.company_name_arabic) });
  return (
    <FormModal
      title={title}
      initialValues={{ bank_reference: '', day: '', currency, amount: String(Math.abs(balance)) }}
      validationSchema={transferSchema}
      onSubmit={(values) => payIn({ ...toTransfer(values), vendor_id: vendor.id }).unwrap()}
      failed={t('money.failed')}
      submitLabel={t('money.payIn.submit')}
      t={t}
      onHide={onHide}
    >
      <TransferFields />
    </FormModal>
  );
}
