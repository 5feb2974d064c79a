import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { isCallFailure } from '../toast/use-send.ts';
import { toastError } from '../toast/toast.tsx';

interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'children'> {
  /** Asks the browser for a passkey, and sends its answer. */
  onUse: () => Promise<unknown>;
}

/** Button for a step with a passkey. A person who closes the dialog of the browser gets a hint. */
export function PasskeyButton({ onUse, ...button }: PasskeyButtonProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setIsBusy] = useState(false);
  const use = async () => {
    setIsBusy(true);
    try {
      await onUse();
    } catch (error) {
      toastError((isCallFailure(error) && error.message) || t('secondStep.passkeyFailed'));
    }
    setIsBusy(false);
  };
  return <Button {...button} busy={isBusy} onClick={() => void use()} />;
}
