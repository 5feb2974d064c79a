import type { PasskeyLogin } from '../wire/index.ts';
import { useBeginPasskeyLoginMutation, useLoginByPasskeyMutation } from './auth-api.ts';

/** Signs with a passkey in the browser. */
export type SignWithPasskey = (options: Record<string, unknown>) => Promise<PasskeyLogin['passkey']>;

/** Returns a function that signs in with a passkey alone. */
export function usePasskeyLogin(
  sign: SignWithPasskey,
  page: { user_type: 'customer' } | { loginType: 'vendor' | 'admin' },
) {
  const [begin] = useBeginPasskeyLoginMutation();
  const [login] = useLoginByPasskeyMutation();
  return async () => {
    const { challenge_id, options } = await begin().unwrap();
    const passkey = await sign(options);
    return login({ challenge_id, passkey, remember_me: false, ...page }).unwrap();
  };
}
