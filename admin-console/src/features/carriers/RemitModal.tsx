import { CURRENCIES, type CarrierCash } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, Money, SubmitButton, useSendForm } from '@balsam/shared-ui';
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
  const send = useSendForm({ failed: t('money.failed') });
  const currency = parts[0]?.currency ?? CURRENCIES[0];
  const isMixed = parts.some((part) => part.currency !== currency);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const submit = async (values: TransferValues) => {
    const order_sub_nos = parts.map(({ order_sub_no: number }) => number);
    await send(() => remit({ ...toTransfer(values), order_sub_nos }).unwrap());
    onDone();
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t('carriers.remit.title')}>
      {isMixed ? (
        <p role="alert">{t('carriers.remit.mixed')}</p>
      ) : (
        <Form
          initialValues={{ bank_reference: '', day: '', currency, amount: '' }}
          validationSchema={transferSchema}
          onSubmit={submit}
          t={t}
        >
          <p>
            {t('carriers.parts', { count: parts.length })}: <Money amount={total} currency={currency} />
          </p>
          <TransferFields />
          <FormError />
          <div className="cluster cluster-end">
            <Button variant="ghost" onClick={onHide}>
              {t('money.back')}
            </Button>
            <SubmitButton>{t('carriers.remit.submit')}</SubmitButton>
          </div>
        </Form>
      )}
    </Modal>
  );
}
