import { useRef } from 'react';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Gives the key of an attempt: sending the same content again (the answer was lost) is the same attempt,
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
 * Sends what may well be wanted again: a repetition before it was answered is the same attempt, one after that is a new one.
 * @returns calls with the key of the attempt, and throws what the call threw
 */
export function useAttempt() {
  const keyOf = useAttemptKey();
  const answered = useRef(0);
  return async <Answer>(content: unknown, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const answer = await call(keyOf([answered.current, content]));
    answered.current += 1;
    return answer;
  };
}
