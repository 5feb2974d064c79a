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

/** A key that signs, and its public half as it stands in RELEASE_PUBLIC_KEYS. */
interface SigningKey {
  id: string;
  publicKey: string;
  privateKey: KeyObject;
}

/** Whose signatures are believed, and which key this machine signs with. */
export interface Keys {
  /** The public keys that are believed, by id. */
  trusted: () => Promise<ReadonlyMap<string, KeyObject>>;
  /** @throws an Error with cause and cure when there is no key to sign with */
  own: () => Promise<SigningKey>;
}

export interface KeySettings {
  /** Where a key is made and looked for unless another one is named: beside the releases, never among them. */
  folder: string;
  /** RELEASE_PRIVATE_KEY_FILE. */
  privateKeyFile: string | undefined;
  /** RELEASE_PUBLIC_KEYS: what `release -- keys` has printed, separated by commas. */
  publicKeys: string | undefined;
}

const idOf = (publicKey: string) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16);

const toPublicKey = (text: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });

function readPublicKeys(text: string, from: string): Map<string, KeyObject> {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  const wrong = keys.find((key) => !RAW_KEY.test(key));
  if (wrong) throw new Error(`${from} holds "${wrong}", which is no public key. npm run release -- keys prints one.`);
  return new Map(keys.map((key) => [idOf(key), toPublicKey(key)]));
}

const toSigningKey = (privateKey: KeyObject): SigningKey => {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
  return { id: idOf(publicKey), publicKey, privateKey };
};

/** Reads a private key that only its owner may read; null where there is none. */
async function readPrivateKey(file: string): Promise<SigningKey | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw new Error(`The private key ${file} cannot be read: run this as its owner.`, { cause: error });
  });
  if (text === null) return null;
  const { mode } = await stat(file);
  if (mode & 0o077) {
    throw new Error(`Others than its owner may read the private key ${file}. Keep it to the owner: chmod 600 ${file}`);
  }
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return toSigningKey(key);
  } catch {
    // The sentence below says what is wanted.
  }
  throw new Error(`${file} holds no Ed25519 private key in PEM. npm run release -- keys makes one.`);
}

/**
 * Makes a key that signs, for its owner alone.
 * @returns the key, or null when there is one already
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
 * The keys of one folder of releases. Where none are named, a pair is made beside the releases when something is signed
 * for the first time: one machine needs no more.
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
      `There is no key to sign with, and none can be made in ${folder}. Name one in RELEASE_PRIVATE_KEY_FILE, or run this as who releases.`,
      { cause },
    );
  };

  const openOwn = async (): Promise<SigningKey> => {
    if (privateKeyFile) {
      const found = await readPrivateKey(privateKeyFile);
      if (found) return found;
      throw new Error(`There is no private key in ${privateKeyFile}. Make one: npm run release -- keys.`);
    }
    if (publicKeys) {
      throw new Error('RELEASE_PRIVATE_KEY_FILE does not say which key signs. Run this where the private key is.');
    }
    const made = (await readPrivateKey(ownFile)) ?? (await makePrivateKey(ownFile).catch(cannotMake));
    const key = made ?? (await readPrivateKey(ownFile));
    if (!key) throw new Error(`There is no private key in ${ownFile}.`);
    if (!(await readTrusted()).has(key.id)) await trustOwn(key);
    return key;
  };

  const readTrusted = async () => {
    if (publicKeys) return readPublicKeys(publicKeys, 'RELEASE_PUBLIC_KEYS');
    if (privateKeyFile) {
      throw new Error('RELEASE_PUBLIC_KEYS names no key. npm run release -- keys has printed what belongs there.');
    }
    return readPublicKeys(await readFile(trustedFile, 'utf8').catch(() => ''), trustedFile);
  };

  const readAll = async () => {
    // A machine without keys may get them at any time.
    if (!trusted?.size) trusted = await readTrusted();
    return trusted;
  };

  const open = async () => {
    const key = await openOwn();
    if ((await readAll()).has(key.id)) return key;
    throw new Error(
      `The gateways would refuse what the key ${key.id} signs: it is not in RELEASE_PUBLIC_KEYS. Add ${key.publicKey} there first, on every machine.`,
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
