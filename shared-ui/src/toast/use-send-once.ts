import { useState } from 'react';
import { useSend, type SendWords } from './use-send.ts';

type SendOnce = <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;

/**
 * `useSend` for a control that saves on press. It is busy until the refetch brings a newer state: a second press before
 * that would send the same `seen` value, which the server refuses as `changed_meanwhile`.
 * @param seen the state that the change is based on: `updated_at` or a status
 */
export function useSendOnce(seen: string, words: SendWords): { sendOnce: SendOnce; isBusy: boolean } {
  const send = useSend(words);
  const [sentFor, setSentFor] = useState<string | null>(null);
  const sendOnce: SendOnce = async (call) => {
    setSentFor(seen);
    const response = await send(call);
    if (response === undefined) setSentFor(null);
    return response;
  };
  return { sendOnce, isBusy: sentFor === seen };
}
