/** The id that anything has. */
export const ANY_ID = '7';

const answer = (_target: object, name: string | symbol): unknown => {
  if (name === Symbol.toPrimitive) return () => ANY_ID;
  if (name === 'length') return 1;
  const method: unknown = Reflect.get(Array.prototype, name);
  return typeof method === 'function' ? method.bind([ANYTHING]) : ANYTHING;
};

/** Stands for whatever a call is given or answers: each field of it is the same again, as a list it has one row, as text it is an id. */
export const ANYTHING: unknown = new Proxy(() => ANYTHING, { get: answer });
