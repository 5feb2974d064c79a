import { CURRENCIES } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  Modal,
  SelectField,
  SubmitButton,
  TextField,
  useCurrencyName,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { TransferFields } from '../../entities/money/TransferFields.tsx';
import { useSettleMutation } from './money-api.ts';
import { settlementSchema, toSettlement, type SettlementValues } from './settlement-schema.ts';

const NOTHING: SettlementValues = { currency: CURRENCIES[0], amount: '', fee: '', day: '', bank_reference: '' };

/** Records a provider's settlement: the amount received and the fee withheld. */
export function SettlementModal({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const [settle] = useSettleMutation();
  const send = useSendForm({ failed: t('money.failed') });
  const submit = async (values: SettlementValues) => {
    await send(() => settle(toSettlement(values)).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={t('money.settlement.title')}>
      <Form initialValues={NOTHING} validationSchema={settlementSchema} onSubmit={submit} t={t}>
        <SelectField
          name="currency"
          label={t('money.currency')}
          options={CURRENCIES.map((value) => ({ value, label: nameOf(value) }))}
        />
        <TransferFields />
        <TextField
          name="fee"
          label={t('money.settlement.fee')}
          hint={t('money.settlement.feeHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('money.back')}
          </Button>
          <SubmitButton>{t('money.settlement.submit')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
