import type { Order } from '@balsam/shared-api';
import { FileField, FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { mixed, object, string } from 'yup';
import { useUploadOwnInvoiceMutation } from '../../entities/invoices/invoices-api.ts';
import { textKey } from '../../locales/texts.ts';

interface OwnInvoiceValues {
  number: string;
  invoice: File | null;
}

const NOTHING: OwnInvoiceValues = { number: '', invoice: null };

const ownInvoiceSchema = object({
  number: string().trim().required(textKey('invoices.own.required.number')),
  invoice: mixed<File>().required(textKey('invoices.own.required.invoice')),
});

/** Uploads the invoice that the vendor's own software made for an order. */
export function OwnInvoice({ order, onHide }: { order: Order; onHide: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const [upload] = useUploadOwnInvoiceMutation();
  const submit = ({ number, invoice }: OwnInvoiceValues) => {
    const body = new FormData();
    body.append('number', number.trim());
    if (invoice) body.append('invoice', invoice);
    return upload({ id: order.id, body }).unwrap();
  };
  return (
    <FormModal
      title={t('invoices.own.title')}
      initialValues={NOTHING}
      validationSchema={ownInvoiceSchema}
      onSubmit={submit}
      failed={t('invoices.own.failed')}
      submitLabel={t('invoices.own.save')}
      cancelLabel={t('invoices.own.back')}
      t={t}
      onHide={onHide}
    >
      <TextField
        name="number"
        label={t('invoices.own.number')}
        hint={t('invoices.own.numberHint')}
        dir="ltr"
        required
      />
      <FileField
        name="invoice"
        label={t('invoices.own.file')}
        hint={t('invoices.own.fileHint')}
        accept=".pdf"
        required
      />
    </FormModal>
  );
}
