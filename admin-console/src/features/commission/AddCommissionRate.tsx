import { usePermissions } from '@balsam/shared-api';
import { FormModal, SelectField, TextField, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VendorField } from '../../entities/vendors/VendorField.tsx';
import { useAddCommissionRateMutation } from './commission-api.ts';
import { commissionSchema, toCommissionRequest, type CommissionRateValues } from './commission-schema.ts';
import { useRateCategories } from './use-rate-categories.ts';

const NEW_RATE: CommissionRateValues = { category_id: '', vendor_id: '', percent: '', from_day: '' };

/** Adds a rate. A previous rate of the same category and vendor has to be ended first. */
export function AddCommissionRate({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const may = usePermissions();
  const categories = useRateCategories();
  const [add] = useAddCommissionRateMutation();
  return (
    <FormModal
      title={t('commission.add')}
      initialValues={NEW_RATE}
      validationSchema={commissionSchema}
      onSubmit={(values) => add(toCommissionRequest(values)).unwrap()}
      failed={t('commission.failed')}
      submitLabel={t('commission.save')}
      t={t}
      onHide={onHide}
    >
      {may('vendors.read') && (
        <VendorField name="vendor_id" label={t('commission.vendor')} placeholder={t('commission.everyVendor')} />
      )}
      <SelectField
        name="category_id"
        label={t('commission.category')}
        placeholder={t('commission.everyCategory')}
        options={categories.map(({ id, name, name_arabic: arabic }) => ({ value: id, label: localized(name, arabic) }))}
      />
      <TextField name="percent" label={t('commission.percent')} inputMode="decimal" required />
      <TextField name="from_day" label={t('commission.from')} hint={t('commission.fromHint')} type="date" required />
    </FormModal>
  );
}
