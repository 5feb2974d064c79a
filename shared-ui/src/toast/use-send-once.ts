import { useState } from 'react';
import { useSend, type SendTexts } from './use-send.ts';

type SendOnce = <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;

/**
 * `useSend` for a control that saves on press. It is busy until the refetch brings a newer state: a second press before
 * that would send the same `updated_at`, which the server refuses as `changed_meanwhile`.
 * @param state identity of the record, and what the change is based on: `updated_at`, or the value that the press changes
 */
export function useSendOnce(state: readonly unknown[], words: SendTexts): { sendOnce: SendOnce; isBusy: boolean } {
  const send = useSend(words);
  const seen = state.join();
  const [sentFor, setSentFor] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const sendOnce: SendOnce = async (call) => {
    setSentFor(seen);
    setIsPending(true);
    const response = await send(call);
    setIsPending(false);
    if (response === undefined) setSentFor(null);
    return response;
  };
  return { sendOnce, isBusy: isPending || sentFor === seen };
}
