import { CURRENCIES, type CarrierCash } from '@balsam/shared-api';
import { FormModal, Modal, Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { toTransfer, transferSchema, type TransferValues } from '../../entities/money/bank-transfer-schema.ts';
import { TransferFields } from '../../entities/money/TransferFields.tsx';
import { useRemitMutation } from './carriers-api.ts';

interface RemitModalProps {
  /** The sub-orders whose cash was remitted. */
  parts: readonly CarrierCash[];
  onDone: () => void;
  onHide: () => void;
}

/** Records a carrier's remittance: one bank transfer for the cash of several sub-orders. */
export function RemitModal({ parts, onDone, onHide }: RemitModalProps) {
  const { t } = useTranslation('admin-console');
  const [remit] = useRemitMutation();
  const currency = parts[0]?.currency ?? CURRENCIES[0];
  const isMixed = parts.some((part) => part.currency !== currency);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const title = t('carriers.remit.title');
  if (isMixed)
    return (
      <Modal show onHide={onHide} title={title}>
        <p role="alert">{t('carriers.remit.mixed')}</p>
      </Modal>
    );
  const submit = async (values: TransferValues) => {
    const order_sub_nos = parts.map(({ order_sub_no: number }) => number);
    const response = await remit({ ...toTransfer(values), order_sub_nos }).unwrap();
    onDone();
    return response;
  };
  return (
    <FormModal
      title={title}
      initialValues={{ bank_reference: '', day: '', currency, amount: '' }}
      validationSchema={transferSchema}
      onSubmit={submit}
      failed={t('money.failed')}
      submitLabel={t('carriers.remit.submit')}
      t={t}
      onHide={onHide}
    >
      <p>
        {t('carriers.parts', { count: parts.length })}: <Money amount={total} currency={currency} />
      </p>
      <TransferFields />
    </FormModal>
  );
}
