import type { AdminVendor } from '@balsam/shared-api';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { REQUESTED, withNewerNames, type VendorValues } from './vendor-form.ts';

interface NewerNamesProps {
  vendor: AdminVendor;
  /** Called with the new initial values. */
  onBegun: (begun: VendorValues) => void;
}

/** Updates the names in a vendor's form after a request was accepted next to it; keeps what was typed. */
export function NewerNames({ vendor, onBegun }: NewerNamesProps) {
  const { initialValues, values, status, isSubmitting, resetForm, setValues } = useFormikContext<VendorValues>();
  const bringIn = useEffectEvent(() => {
    const isKnown = REQUESTED.every((name) => initialValues.store_address[name] === vendor.vendor[name]);
    // Values being saved stay untouched until the request has finished.
    if (isKnown || isSubmitting) return;
    const begun = withNewerNames(initialValues, initialValues, vendor);
    resetForm({ values: begun, status });
    void setValues(withNewerNames(values, initialValues, vendor));
    onBegun(begun);
  });
  useEffect(() => bringIn(), [vendor, isSubmitting]);
  return null;
}
