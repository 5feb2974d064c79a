import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** User present and verified. */
const VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

interface Signing {
  /** Web address of the page. */
  readonly origin?: string;
  readonly counter?: number;
  readonly flags?: number;
}

/** A passkey in software, of the kind that a browser makes. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(origin).hostname);
  const credentialKeys = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;

  const clientData = (type: string, challenge: unknown, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));

  return {
    /** Answer to the options of a new passkey. */
    register(options: { challenge: unknown }) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        ...[rpIdHash, Buffer.of(VERIFIED | WITH_CREDENTIAL), uint(0, 4), Buffer.alloc(16)],
        ...[uint(id.length, 2), id, Buffer.from(isoCBOR.encode(cose))],
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...{ ...credentialKeys, clientExtensionResults: {} },
        response: {
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Answer to the options of a sign-in. */
    sign(options: { challenge: unknown }, { origin: page = origin, counter = 0, flags = VERIFIED }: Signing = {}) {
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.of(flags), uint(counter, 4)]);
      const clientDataJSON = clientData('webauthn.get', options.challenge, page);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
      return {
        ...{ ...credentialKeys, clientExtensionResults: {} },
        response: {
          authenticatorData: authenticatorData.toString('base64url'),
          clientDataJSON: clientDataJSON.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
