import { CURRENCIES } from '@balsam/shared-api';
import { FormModal, SelectField, TextField, useCurrencyName } from '@balsam/shared-ui';
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
  return (
    <FormModal
      title={t('money.settlement.title')}
      initialValues={NOTHING}
      validationSchema={settlementSchema}
      onSubmit={(values) => settle(toSettlement(values)).unwrap()}
      failed={t('money.failed')}
      submitLabel={t('money.settlement.submit')}
      t={t}
      onHide={onHide}
    >
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
    </FormModal>
  );
}
