import type { AdminVendor } from '@balsam/shared-api';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { REQUESTED, withNewerNames, type VendorValues } from './vendor-form.ts';

interface NewerNamesProps {
  vendor: AdminVendor;
  /** What the form begins with by now. */
  onBegun: (begun: VendorValues) => void;
}

/** Stands inside the form of a vendor whose new name may be accepted beside it: shows that name, and keeps what was typed. */
export function NewerNames({ vendor, onBegun }: NewerNamesProps) {
  const { initialValues, values, status, isSubmitting, resetForm, setValues } = useFormikContext<VendorValues>();
  const bringIn = useEffectEvent(() => {
    const isKnown = REQUESTED.every((name) => initialValues.store_address[name] === vendor.vendor[name]);
    // What is being saved is left alone until it is known what came of it.
    if (isKnown || isSubmitting) return;
    const begun = withNewerNames(initialValues, initialValues, vendor);
    resetForm({ values: begun, status });
    void setValues(withNewerNames(values, initialValues, vendor));
    onBegun(begun);
  });
  useEffect(() => bringIn(), [vendor, isSubmitting]);
  return null;
}
