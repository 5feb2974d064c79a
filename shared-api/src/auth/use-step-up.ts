import { useEffect, useState } from 'react';
import { selectToken } from '../session/session-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { provideStepUp } from '../http/step-up.ts';
import { useConfirmIdentityMutation } from './profile-api.ts';

/**
 * Props of the kit's StepUpModal, in which signed-in people confirm who they are; null while no call waits for it. The
 * calls fail if the session ends meanwhile, for example in another tab.
 */
export function useStepUp() {
  const token = useAppSelector(selectToken);
  const [confirm] = useConfirmIdentityMutation();
  const [waiting, setWaiting] = useState<{ settle: (isConfirmed: boolean) => void } | null>(null);
  useEffect(() => {
    let decline: () => void = () => undefined;
    const stop = provideStepUp(
      () =>
        new Promise((settle) => {
          decline = () => {
            settle(false);
            setWaiting(null);
          };
          setWaiting({ settle });
        }),
    );
    return () => {
      stop();
      decline();
    };
  }, [token]);
  if (!waiting) return null;
  return {
    onConfirm: async (values: { password: string }) => {
      await confirm(values).unwrap();
      waiting.settle(true);
    },
    onHide: () => {
      waiting.settle(false);
      setWaiting(null);
    },
  };
}
