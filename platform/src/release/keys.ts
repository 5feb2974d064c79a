import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './error-code.ts';

const RAW_KEY = /^[A-Za-z0-9_-]{43}$/;

/** Signing key, with its public half as written in RELEASE_PUBLIC_KEYS. */
interface SigningKey {
  id: string;
  publicKey: string;
  privateKey: KeyObject;
}

/** Trusted public keys and this machine's signing key. */
export interface Keys {
  /** Trusted public keys by id. */
  trusted: () => Promise<ReadonlyMap<string, KeyObject>>;
  /** @throws an Error with cause and fix if there is no signing key */
  own: () => Promise<SigningKey>;
}

export interface KeySettings {
  /** Default folder for keys: next to the releases, never inside. */
  folder: string;
  /** RELEASE_PRIVATE_KEY_FILE. */
  privateKeyFile: string | undefined;
  /** RELEASE_PUBLIC_KEYS: output of `release -- keys`, separated by commas. */
  publicKeys: string | undefined;
}

const idOf = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

const toPublicKey = (text: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });

function readPublicKeys(text: string, from: string): Map<string, KeyObject> {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  const invalid = keys.find((key) => !RAW_KEY.test(key));
  if (invalid)
    throw new Error(`${from} contains "${invalid}", which is not a public key. npm run release -- keys prints one.`);
  return new Map(keys.map((key) => [idOf(key), toPublicKey(key)]));
}

const toSigningKey = (privateKey: KeyObject): SigningKey => {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
  return { id: idOf(publicKey), publicKey, privateKey };
};

/** Reads a private key, which must be readable only by its owner; null if there is none. */
async function readPrivateKey(file: string): Promise<SigningKey | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw new Error(`The private key ${file} cannot be read. Run this as its owner.`, { cause: error });
  });
  if (text === null) return null;
  const { mode } = await stat(file);
  if (mode & 0o077) {
    throw new Error(`The private key ${file} is readable by other users. Restrict it: chmod 600 ${file}`);
  }
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return toSigningKey(key);
  } catch {
    // Reported below.
  }
  throw new Error(`${file} is not an Ed25519 private key in PEM. Create one: npm run release -- keys`);
}

/**
 * Creates a private key, readable only by its owner.
 * @returns the key, or null if the file exists
 */
export async function makePrivateKey(file: string): Promise<SigningKey | null> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    await link(draft, file);
    return toSigningKey(privateKey);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Keys of a release folder. Without configured keys, a pair is created next to the releases on the first signature,
 * which suffices for a single machine.
 */
export function createKeys({ folder, privateKeyFile, publicKeys }: KeySettings): Keys {
  const ownFile = path.join(folder, 'private-key.pem');
  const trustedFile = path.join(folder, 'public-keys');
  let trusted: Map<string, KeyObject> | undefined;
  let own: Promise<SigningKey> | undefined;

  const trustOwn = async ({ publicKey }: SigningKey) => {
    const draft = `${trustedFile}.${randomUUID()}.draft`;
    await writeFile(draft, `${publicKey}\n`);
    await rename(draft, trustedFile);
  };

  const cannotMake = (cause: unknown) => {
    throw new Error(
      `There is no signing key, and none can be created in ${folder}. Set RELEASE_PRIVATE_KEY_FILE, or run this as the user who releases.`,
      { cause },
    );
  };

  const openOwn = async (): Promise<SigningKey> => {
    if (privateKeyFile) {
      const key = await readPrivateKey(privateKeyFile);
      if (key) return key;
      throw new Error(`There is no private key in ${privateKeyFile}. Create one: npm run release -- keys`);
    }
    if (publicKeys) {
      throw new Error('RELEASE_PRIVATE_KEY_FILE is not set. Run this on the machine with the private key.');
    }
    const created = (await readPrivateKey(ownFile)) ?? (await makePrivateKey(ownFile).catch(cannotMake));
    const key = created ?? (await readPrivateKey(ownFile));
    if (!key) throw new Error(`There is no private key in ${ownFile}.`);
    if (!(await readTrusted()).has(key.id)) await trustOwn(key);
    return key;
  };

  const readTrusted = async () => {
    if (publicKeys) return readPublicKeys(publicKeys, 'RELEASE_PUBLIC_KEYS');
    if (privateKeyFile) {
      throw new Error('RELEASE_PUBLIC_KEYS is empty. Set it to the public key that npm run release -- keys printed.');
    }
    return readPublicKeys(await readFile(trustedFile, 'utf8').catch(() => ''), trustedFile);
  };

  const readAll = async () => {
    // Not cached while empty: keys may be added at any time.
    if (!trusted?.size) trusted = await readTrusted();
    return trusted;
  };

  const open = async () => {
    const key = await openOwn();
    if ((await readAll()).has(key.id)) return key;
    throw new Error(
      `Gateways would reject signatures of key ${key.id}: it is not in RELEASE_PUBLIC_KEYS. Add ${key.publicKey} there first, on every machine.`,
    );
  };

  return {
    trusted: readAll,
    own: () => {
      own ??= open();
      own.catch(() => (own = undefined));
      return own;
    },
  };
}
