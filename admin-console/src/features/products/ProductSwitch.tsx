import { usePermissions } from '@balsam/shared-api';
import { Switch, useSendOnce } from '@balsam/shared-ui';

interface ProductSwitchProps {
  checked: boolean;
  label: string;
  /** `updated_at` of the displayed product. */
  seen: string;
  /** Rejects if the server refuses. */
  toggle: () => Promise<unknown>;
  doneText: string;
  /** Shown if the server gives no reason. */
  failedText: string;
}

/** Switch for a product flag; saves on press. Disabled for those who only read products. */
export function ProductSwitch({ checked, label, seen, toggle, doneText, failedText }: ProductSwitchProps) {
  const mayWrite = usePermissions()('catalogue.write');
  const { sendOnce, isBusy } = useSendOnce([seen, checked], { done: doneText, failed: failedText });
  return (
    <Switch checked={checked} label={label} disabled={isBusy || !mayWrite} onChange={() => void sendOnce(toggle)} />
  );
}
