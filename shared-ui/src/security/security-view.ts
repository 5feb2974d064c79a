/** A second step for signing in. */
export interface FactorView {
  id: number;
  kind: 'totp' | 'passkey';
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Sign-in settings of a person. */
export interface SecurityView {
  factors: readonly FactorView[];
  recovery_codes_left: number;
}

/** An authenticator app that is being set up. */
export interface TotpView {
  id: number;
  secret: string;
  otpauth_url: string;
  qr_svg: string;
}
