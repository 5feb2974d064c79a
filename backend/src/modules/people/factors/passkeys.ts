import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../../../runtime/config.ts';

// Loaded when the first person needs it: the parsers of certificates take a while.
const webauthn = () => import('@simplewebauthn/server');

/** A stored passkey. */
export interface PasskeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[] | null;
  readonly rp_id: string;
}

/** A passkey that a browser has made. */
export interface MadePasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly backedUp: boolean;
}

interface PasskeyOwner {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

const described = ({ credential_id: id, transports }: PasskeyRow) => ({
  id: id.toString('base64url'),
  ...(transports && { transports }),
});

/** WebAuthn ceremonies. Passkeys belong to the host of the shop: on another one they are useless. */
export const createPasskeys = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => {
  const rpId = new URL(publicOrigin).hostname;
  const expected = { expectedOrigin: publicOrigin, expectedRPID: rpId, requireUserVerification: true };

  return {
    rpId,

    /** Options for the browser to make a passkey. */
    async registrationOptions(shop: string, owner: PasskeyOwner, known: readonly PasskeyRow[], challenge: Buffer) {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        ...{ rpName: shop, rpID: rpId, userName: owner.email, userDisplayName: owner.name },
        userID: new TextEncoder().encode(String(owner.id)),
        challenge: new Uint8Array(challenge),
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** @returns null for a response that is not right */
    async verifyRegistration(response: RegistrationResponseJSON, challenge: Buffer): Promise<MadePasskey | null> {
      const { verifyRegistrationResponse } = await webauthn();
      const expectedChallenge = challenge.toString('base64url');
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...{ response, expectedChallenge, ...expected },
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return null;
      const { credential, credentialBackedUp: backedUp } = registrationInfo;
      return {
        ...{ credentialId: Buffer.from(credential.id, 'base64url'), publicKey: Buffer.from(credential.publicKey) },
        ...{ counter: credential.counter, transports: credential.transports ?? [], backedUp },
      };
    },

    /** Options for the browser to sign the challenge. @param known empty: the browser offers what it has */
    async signInOptions(challenge: Buffer, known: readonly PasskeyRow[]) {
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        ...{ rpID: rpId, challenge: new Uint8Array(challenge), userVerification: 'required' },
        ...(known.length > 0 && { allowCredentials: known.map(described) }),
      });
    },

    /** @returns the counter of the passkey, which the caller compares; null for a response that is not right */
    async verifySignIn(
      response: AuthenticationResponseJSON,
      challenge: Buffer,
      passkey: PasskeyRow,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ response, expectedChallenge: challenge.toString('base64url'), ...expected },
        credential: {
          id: passkey.credential_id.toString('base64url'),
          publicKey: new Uint8Array(passkey.public_key),
          counter: 0,
        },
      }).catch(() => ({ verified: false, authenticationInfo: null }));
      return verified && authenticationInfo ? authenticationInfo.newCounter : null;
    },
  };
};
