import { isApiError, type AdminVendor, type ApiError } from '@balsam/shared-api';
import { Form, FormEnd, toastError, toastSuccess, UnsavedChanges } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewerNames } from './NewerNames.tsx';
import { FilesSection, PersonSection, StatusSection, StoreSection } from './VendorSections.tsx';
import { emptyVendor, toVendorBody, toVendorValues, type VendorValues } from './vendor-form.ts';
import { href } from '../../entities/page/paths.ts';

interface VendorFormProps {
  /** The vendor as he is; none for a new one. */
  vendor?: AdminVendor;
  save: (body: FormData) => Promise<unknown>;
  /** Reads the vendor again; a new one has nothing to read. */
  load?: () => Promise<AdminVendor>;
  /** What a toast says: it is saved; or why it is not. */
  words: { done: string; failed: (error: ApiError) => string };
}

/** All that there is to say about a vendor; the server alone checks it. Once it is saved, the admin is at the list. */
export function VendorForm({ vendor, save, load, words }: VendorFormProps) {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  const isNew = vendor === undefined;
  // As the form has begun, also when the vendor is fetched anew meanwhile; but for a name that is accepted beside it.
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
        <div className="stack stack-top">
          <PersonSection isNew={isNew} />
          <StoreSection vendor={vendor} />
        </div>
        <div className="stack stack-top">
          <StatusSection vendor={vendor} />
          <FilesSection vendor={vendor} />
        </div>
      </div>
      <FormEnd isNew={isNew} label={t('vendors.form.save')} />
      {vendor && <NewerNames vendor={vendor} onBegun={setBefore} />}
      <UnsavedChanges />
    </Form>
  );
}
