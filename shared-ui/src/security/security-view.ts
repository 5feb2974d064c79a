/** A second step for signing in. */
export interface FactorView {
  id: number;
  kind: 'totp' | 'passkey';
  name: string;
  /** False for a passkey of an earlier web address of the shop. */
  is_usable: boolean;
  created_at: string;
  last_used_at: string | null;
}

/** Sign-in settings of a person. */
export interface SecurityView {
  factors: readonly FactorView[];
  recovery_codes_left: number;
  /** Time at which all second steps will be removed, as an owner has asked. */
  reset_at: string | null;
}

/** A device on which the person is signed in. */
export interface DeviceView {
  id: number;
  is_current: boolean;
  role: 1 | 2 | 3;
  store: { company_name: string; company_name_arabic: string } | null;
  device: string;
  network: string;
  created_at: string;
  last_seen_at: string;
}

/** An authenticator app that is being set up. */
export interface TotpView {
  id: number;
  secret: string;
  otpauth_url: string;
  qr_svg: string;
}
