import { Form, FormEnd, Section, TextField, UnsavedChanges, useSendForm } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useReceiveLotsMutation } from '../lots-api.ts';
import { emptyReceipt, receiptSchema, toReceipt, type ReceiptValues } from './receipt-values.ts';
import { ReceiptFile } from './ReceiptFile.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import './receive.css';
import { ScanBox } from './ScanBox.tsx';

/** Books a delivery, scanned or typed. */
export function ReceivePage() {
  const { t } = useTranslation('vendor-portal');
  const navigate = useNavigate();
  const [initialValues] = useState(emptyReceipt);
  const [receive] = useReceiveLotsMutation();
  const send = useSendForm({ failed: t('lots.failed') });
  const submit = async (values: ReceiptValues) => {
    await send(() => receive(toReceipt(values)).unwrap());
    await navigate(href('lots'));
  };
  return (
    <>
      <Link to={href('lots')}>{t('lots.receive.back')}</Link>
      <ConsolePage title={t('lots.receive.title')}>
        <Form
          className="stack"
          initialValues={initialValues}
          validationSchema={receiptSchema}
          onSubmit={submit}
          persistAs={{ name: 'lots:receive' }}
          t={t}
        >
          <ScanBox />
          <ReceiptLines />
          <ReceiptFile />
          <Section title={t('lots.receive.delivery')}>
            <div className="lot-line-fields">
              <TextField
                name="reference"
                label={t('lots.receive.reference')}
                hint={t('lots.receive.referenceHint')}
                maxLength={60}
              />
              <TextField name="received_on" label={t('lots.receive.day')} type="date" required />
            </div>
          </Section>
          <FormEnd isNew label={t('lots.receive.save')} />
          <UnsavedChanges />
        </Form>
      </ConsolePage>
    </>
  );
}
