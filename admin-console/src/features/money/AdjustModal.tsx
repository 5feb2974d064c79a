import { CURRENCIES, useAttemptKey } from '@balsam/shared-api';
import { FormModal, SelectField, TextAreaField, TextField, useCurrencyName, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VendorField } from '../../entities/vendors/VendorField.tsx';
import { adjustmentSchema, toAdjustment, type AdjustmentValues } from './adjustment-schema.ts';
import { useAdjustMutation, type AccountBalance } from './money-api.ts';

interface AdjustModalProps {
  /** Preselected vendor and currency; undefined to let the form ask. */
  of?: Pick<AccountBalance, 'vendor' | 'currency'>;
  onHide: () => void;
}

const FAVOURS = ['vendor', 'balsam'] as const;

/** Adjusts a vendor's balance, with a reason shown to the vendor. */
export function AdjustModal({ of, onHide }: AdjustModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const currencyName = useCurrencyName();
  const [adjust] = useAdjustMutation();
  const keyOf = useAttemptKey();
  const submit = (values: AdjustmentValues) => {
    const adjustment = toAdjustment(values);
    return adjust({ adjustment, idempotencyKey: keyOf(adjustment) }).unwrap();
  };
  const initialValues: AdjustmentValues = {
    ...{ vendor_id: of ? String(of.vendor.id) : '', currency: of?.currency ?? CURRENCIES[0] },
    ...{ favour: 'vendor', amount: '', order_sub_no: '', reason: '' },
  };
  const title = of
    ? t('money.adjust.of', { name: localized(of.vendor.company_name, of.vendor.company_name_arabic) })
    : t('money.adjust.title');
  return (
    <FormModal
      title={title}
      initialValues={initialValues}
      validationSchema={adjustmentSchema}
      onSubmit={submit}
      failed={t('money.failed')}
      submitLabel={t('money.adjust.submit')}
      t={t}
      onHide={onHide}
    >
      {!of && (
        <VendorField name="vendor_id" label={t('money.vendor')} placeholder={t('money.adjust.chooseVendor')} required />
      )}
      <SelectField
        name="currency"
        label={t('money.currency')}
        options={CURRENCIES.map((value) => ({ value, label: currencyName(value) }))}
      />
      <SelectField
        name="favour"
        label={t('money.adjust.favour')}
        options={FAVOURS.map((value) => ({ value, label: t(`money.adjust.favours.${value}`) }))}
      />
      <TextField name="amount" label={t('money.adjust.amount')} inputMode="decimal" autoComplete="off" required />
      <TextField
        name="order_sub_no"
        label={t('money.adjust.order')}
        hint={t('money.adjust.orderHint')}
        dir="ltr"
        autoComplete="off"
      />
      <TextAreaField
        name="reason"
        label={t('money.reason')}
        hint={t('money.adjust.reasonHint')}
        dir="auto"
        rows={3}
        required
      />
    </FormModal>
  );
}
