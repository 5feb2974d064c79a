import { useRef } from 'react';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Idempotency key of an attempt: sending the same content again is the same attempt (its response may have been lost),
 * changed content is a new one.
 */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}

/**
 * For calls that may rightly be repeated: a repetition before a response is the same attempt, one after it is a new
 * one.
 * @returns runs a call with the attempt's key, and rethrows its errors
 */
export function useAttempt() {
  const keyOf = useAttemptKey();
  const answered = useRef(0);
  return async <Answer>(content: unknown, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const response = await call(keyOf([answered.current, content]));
    answered.current += 1;
    return response;
  };
}
