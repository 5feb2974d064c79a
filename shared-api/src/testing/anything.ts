export const ANY_ID = '7';

const response = (_target: object, name: string | symbol): unknown => {
  if (name === Symbol.toPrimitive) return () => ANY_ID;
  if (name === 'length') return 1;
  const method: unknown = Reflect.get(Array.prototype, name);
  return typeof method === 'function' ? method.bind([ANYTHING]) : ANYTHING;
};

/**
 * Stub for any argument or response: each property is the stub again, as a list it has one row, as text it is an id.
 */
export const ANYTHING: unknown = new Proxy(() => ANYTHING, { get: response });
