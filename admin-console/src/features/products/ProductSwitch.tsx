import { Switch, toastError, toastSuccess } from '@balsam/shared-ui';
import { useState } from 'react';

interface ProductSwitchProps {
  checked: boolean;
  label: string;
  /** Rejects when the server refuses. */
  toggle: () => Promise<unknown>;
  doneText: string;
  failedText: string;
}

/** A flag of a product. Takes no second click while the first is under way. */
export function ProductSwitch({ checked, label, toggle, doneText, failedText }: ProductSwitchProps) {
  const [isBusy, setIsBusy] = useState(false);
  const change = async () => {
    setIsBusy(true);
    try {
      await toggle();
      toastSuccess(doneText);
    } catch {
      toastError(failedText);
    } finally {
      setIsBusy(false);
    }
  };
  return <Switch checked={checked} label={label} disabled={isBusy} onChange={() => void change()} />;
}
