import { Switch, useSend } from '@balsam/shared-ui';
import { useState } from 'react';

interface ProductSwitchProps {
  checked: boolean;
  label: string;
  /** Rejects when the server refuses. */
  toggle: () => Promise<unknown>;
  doneText: string;
  /** Where the server gives no reason. */
  failedText: string;
}

/** A flag of a product. Takes no second click while the first is under way. */
export function ProductSwitch({ checked, label, toggle, doneText, failedText }: ProductSwitchProps) {
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ done: doneText, failed: failedText });
  const change = async () => {
    setIsBusy(true);
    await send(toggle);
    setIsBusy(false);
  };
  return <Switch checked={checked} label={label} disabled={isBusy} onChange={() => void change()} />;
}
