import type { PasskeyAnswer, PasskeyOptions } from '../security/passkey.ts';

/** Ways in which a person proves who they are after the password. */
type SecondStepMethod = 'totp' | 'passkey' | 'recovery_code';

/** Second step of a sign-in: exactly one proof. */
export interface SecondStepValues {
  challenge_id: string;
  code?: string;
  recovery_code?: string;
  passkey?: PasskeyAnswer;
}

/** Second step that the server asks for. */
export interface Challenge {
  id: string;
  methods: readonly SecondStepMethod[];
  /** Options of WebAuthn; null without a passkey. */
  passkeyOptions: PasskeyOptions | null;
}

interface Refusal {
  code?: unknown;
  data?: {
    challenge_id?: string;
    methods?: SecondStepMethod[];
    passkey_options?: PasskeyOptions | null;
    tries_left?: number;
  };
}

const refusalOf = (error: unknown): Refusal => (typeof error === 'object' && error !== null ? error : {});

/** The challenge of a refused sign-in whose password was right. @throws any other error */
export const takeChallenge = (error: unknown): Challenge => {
  const { code, data } = refusalOf(error);
  if (code !== 'second_factor_required' || data?.challenge_id === undefined) throw error;
  return { id: data.challenge_id, methods: data.methods ?? [], passkeyOptions: data.passkey_options ?? null };
};

export const isChallenge = (response: unknown): response is Challenge =>
  typeof response === 'object' && response !== null && 'methods' in response;

/** True if the challenge cannot be answered any more: the sign-in begins again. */
export const isChallengeOver = (error: unknown): boolean => {
  const { code, data } = refusalOf(error);
  return code === 'challenge_over' || code === 'code_over' || data?.tries_left === 0;
};
