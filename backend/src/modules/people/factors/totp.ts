import { Secret, TOTP } from 'otpauth';

// RFC 6238 with the parameters that every authenticator app supports.
const PERIOD_S = 30;
const DIGITS = 6;
const ALGORITHM = 'SHA1';
const SECRET_BYTES = 20;
/** Steps of clock difference that are accepted in either direction. */
const WINDOW = 1;

const MS_PER_STEP = PERIOD_S * 1000;

const secretOf = (bytes: Uint8Array): Secret =>
  new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });

export const newTotpSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** The secret as people type it, and as a link that an authenticator app reads from a QR code. */
export const enrolmentOf = (bytes: Uint8Array, issuer: string, account: string): { secret: string; url: string } => {
  const secret = secretOf(bytes);
  const options = { algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S };
  return { secret: secret.base32, url: new TOTP({ issuer, label: account, secret, ...options }).toString() };
};

/**
 * The 30-second step that a code belongs to, at most one away from the current one.
 * @param now ms
 * @returns null for a wrong code
 */
export const stepOf = (bytes: Uint8Array, code: string, now = Date.now()): number | null => {
  const options = { algorithm: ALGORITHM, digits: DIGITS, period: PERIOD_S, timestamp: now, window: WINDOW };
  const delta = TOTP.validate({ token: code, secret: secretOf(bytes), ...options });
  return delta === null ? null : Math.floor(now / MS_PER_STEP) + delta;
};
