import { usePermissions, isApiError, type AdminVendor, type ApiError } from '@balsam/shared-api';
import { Form, FormEnd, toastError, toastSuccess, UnsavedChanges } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewerNames } from './NewerNames.tsx';
import { FilesSection, PersonSection, StatusSection, StoreSection } from './VendorSections.tsx';
import { emptyVendor, toVendorBody, toVendorValues, type VendorValues } from './vendor-form.ts';
import { href } from '../../entities/page/paths.ts';

interface VendorFormProps {
  /** The stored vendor; undefined for a new one. */
  vendor?: AdminVendor;
  save: (body: FormData) => Promise<unknown>;
  /** Reloads the vendor; undefined for a new one. */
  load?: () => Promise<AdminVendor>;
  /** Toast texts: saved, or the reason why not. */
  words: { done: string; failed: (error: ApiError) => string };
}

/** Form of a vendor, read-only without the permission to save it, validated by the server only. Returns to the list after saving. */
export function VendorForm({ vendor, save, load, words }: VendorFormProps) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('vendors.write');
  const navigate = useNavigate();
  const isNew = vendor === undefined;
  // As the form was opened, even if the vendor is refetched in the meantime, but including newly accepted names.
  const [before, setBefore] = useState(vendor && toVendorValues(vendor));

  const submit = async (values: VendorValues) => {
    try {
      await save(toVendorBody(values, before));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const failure = words.failed(error);
      toastError(failure);
      throw { ...error, message: error.message || failure };
    }
    toastSuccess(words.done);
    await navigate(href('vendors'));
  };
  const loadNewer = async () => {
    const newer = (await load?.()) ?? vendor;
    const values = newer ? toVendorValues(newer) : emptyVendor;
    setBefore(values);
    return values;
  };
  return (
    <Form
      initialValues={vendor ? toVendorValues(vendor) : emptyVendor}
      onSubmit={submit}
      loadNewer={load && loadNewer}
      t={t}
    >
      <div className="split">
        <fieldset disabled={!mayWrite} className="stack stack-top">
          <PersonSection isNew={isNew} />
          <StoreSection vendor={vendor} />
        </fieldset>
        <div className="stack stack-top">
          <fieldset disabled={!mayWrite}>
            <StatusSection vendor={vendor} />
          </fieldset>
          <FilesSection vendor={vendor} />
        </div>
      </div>
      {mayWrite && <FormEnd isNew={isNew} label={t('vendors.form.save')} />}
      {vendor && <NewerNames vendor={vendor} onBegun={setBefore} />}
      <UnsavedChanges />
    </Form>
  );
}
