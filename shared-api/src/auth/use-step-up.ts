import { useEffect, useState } from 'react';
import { selectToken } from '../session/session-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { provideStepUp } from '../http/step-up.ts';
import type { StepUpOptions, StepUpRequest } from '../wire/index.ts';
import { useConfirmIdentityMutation, useGetStepUpOptionsMutation } from './profile-api.ts';

const challengeIn = ({ challenge_id: id, methods, passkey_options: passkeyOptions }: StepUpOptions) =>
  id === null ? null : { id, passkeyOptions, methods: methods.filter((method) => method !== 'password') };

/**
 * Props of the kit's StepUpModal, in which signed-in people confirm who they are; null while no call waits for it. The
 * calls fail if the session ends meanwhile, for example in another tab.
 */
export function useStepUp() {
  const token = useAppSelector(selectToken);
  const [confirm] = useConfirmIdentityMutation();
  const [readOptions, { data: options, isError }] = useGetStepUpOptionsMutation();
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
          void readOptions();
        }),
    );
    return () => {
      stop();
      decline();
    };
  }, [token, readOptions]);
  if (!waiting) return null;
  return {
    challenge: isError ? null : options && challengeIn(options),
    onConfirm: async (values: StepUpRequest) => {
      await confirm(values).unwrap();
      waiting.settle(true);
    },
    onHide: () => {
      waiting.settle(false);
      setWaiting(null);
    },
  };
}
