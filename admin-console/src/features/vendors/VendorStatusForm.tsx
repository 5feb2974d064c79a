import type { AdminVendor } from '@balsam/shared-api';
import { Form, FormError, SelectField, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { UnderwayNote } from './UnderwayNote.tsx';
import { useVendorStatusOptions } from './use-vendor-status-options.ts';
import { useUpdateVendorStatusMutation } from './vendors-api.ts';
import {
  isRejection,
  toRequest,
  toStatusValues,
  vendorStatusSchema,
  type VendorStatusValues,
} from './vendor-status-schema.ts';

interface VendorStatusFormProps {
  vendor: AdminVendor;
  /** Reloads the vendor. */
  load: () => Promise<AdminVendor | null>;
  onDone: () => void;
}

export function VendorStatusForm({ vendor, load, onDone }: VendorStatusFormProps) {
  const { t } = useTranslation('admin-console');
  const [updateStatus] = useUpdateVendorStatusMutation();

  const send = useSendForm({ failed: t('vendors.updateFailed'), done: t('vendors.updated') });
  const save = async (values: VendorStatusValues) => {
    await send(() => updateStatus(toRequest(vendor.id, values)).unwrap());
    onDone();
  };
  return (
    <Form
      initialValues={toStatusValues(vendor)}
      validationSchema={vendorStatusSchema}
      onSubmit={save}
      loadNewer={async () => toStatusValues((await load()) ?? vendor)}
      t={t}
    >
      <SelectField name="active" label={t('vendors.status')} options={useVendorStatusOptions()} />
      <Remarks />
      <UnderwayNote vendor={vendor} />
      <FormError />
      <div className="cluster cluster-end">
        <SubmitButton>{t('vendors.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Reason for a rejection; shown to the vendor at sign-in. */
function Remarks() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<VendorStatusValues>();
  if (!isRejection(values.active)) return null;
  return (
    <TextAreaField name="remarks" label={t('vendors.remarks')} hint={t('vendors.remarksHint')} required rows={3} />
  );
}
