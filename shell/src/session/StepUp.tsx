import { provideStepUp, selectToken, useAppSelector, useConfirmIdentityMutation } from '@balsam/shared-api';
import { StepUpModal } from '@balsam/shared-ui';
import { useEffect, useState } from 'react';

type Settle = (isConfirmed: boolean) => void;

function ConfirmSession() {
  const [confirm] = useConfirmIdentityMutation();
  const [waiting, setWaiting] = useState<{ settle: Settle } | null>(null);
  useEffect(() => {
    let decline: () => void = () => undefined;
    const stop = provideStepUp(
      () =>
        new Promise((settle) => {
          decline = () => settle(false);
          setWaiting({ settle });
        }),
    );
    return () => {
      stop();
      decline();
    };
  }, []);
  if (!waiting) return null;
  return (
    <StepUpModal
      onConfirm={async (values) => {
        await confirm(values).unwrap();
        waiting.settle(true);
      }}
      onHide={() => {
        waiting.settle(false);
        setWaiting(null);
      }}
    />
  );
}

/**
 * Dialog in which the signed-in person confirms who they are, for a call that waits for it. The call fails if the session
 * ends meanwhile, for example in another tab.
 */
export function StepUp() {
  const token = useAppSelector(selectToken);
  return token === null ? null : <ConfirmSession key={token} />;
}
