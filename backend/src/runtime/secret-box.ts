import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Format of a sealed secret: this byte, the length of the key's id, the id, the IV, the tag, the ciphertext. */
const FORMAT = 1;

/** Key under a name that is stored with each secret, so that keys can be replaced one by one. */
export interface SecretKey {
  readonly id: string;
  readonly key: Buffer;
}

/** Encrypts secrets that are stored in the database. */
export interface SecretBox {
  /** @param owner binds the secret to its row: it cannot be opened under another one */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** @throws Error if its key is missing, or the row was tampered with */
  unseal(sealed: Buffer, owner: string): Buffer;
  /** True if the secret was sealed with an older key: seal it again. */
  isOutdated(sealed: Buffer): boolean;
}

const KEY = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Parses keys in the form `id:base64`, separated by commas. The first one seals.
 * @returns null for any other text
 */
export const parseSecretKeys = (text: string): SecretKey[] | null => {
  const keys = text.split(',').map((entry) => {
    const [, id, base64] = KEY.exec(entry.trim()) ?? [];
    return id === undefined || base64 === undefined ? null : { id, key: Buffer.from(base64, 'base64') };
  });
  const valid = keys.filter((key) => key !== null);
  return valid.length === keys.length && new Set(valid.map(({ id }) => id)).size === valid.length ? valid : null;
};

/** Reads the key in the data folder, or creates it. */
const keyInFolder = async (dataDir: string): Promise<SecretKey[]> => {
  const file = path.join(dataDir, 'secrets.key');
  const created = `folder:${randomBytes(KEY_BYTES).toString('base64')}\n`;
  const isTaken = await writeFile(file, created, { flag: 'wx', mode: 0o600 }).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return true;
      throw error;
    },
  );
  const keys = parseSecretKeys(isTaken ? await readFile(file, 'utf8') : created);
  if (!keys) throw new Error(`${file} is damaged: restore it from a copy, or set SECRETS_KEYS.`);
  return keys;
};

const keyIdOf = (sealed: Buffer): string => sealed.subarray(2, 2 + (sealed[1] ?? 0)).toString('latin1');

/**
 * Opens the box with the configured keys, or with one in the data folder.
 * @throws Error if the key in the data folder is unreadable
 */
export const openSecretBox = async (configured: readonly SecretKey[] | null, dataDir: string): Promise<SecretBox> => {
  const keys = configured ?? (await keyInFolder(dataDir));
  const [current] = keys;
  if (!current) throw new Error('SECRETS_KEYS holds no key.');

  return {
    seal(secret, owner) {
      const id = Buffer.from(current.id, 'latin1');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT, id.length), id, iv, cipher.getAuthTag(), sealed]);
    },

    unseal(sealed, owner) {
      const id = keyIdOf(sealed);
      const key = keys.find((each) => each.id === id);
      if (sealed[0] !== FORMAT || !key)
        throw new Error(`A stored secret was sealed with the key "${id}", which SECRETS_KEYS does not hold.`);
      const rest = sealed.subarray(2 + id.length);
      const decipher = createDecipheriv(CIPHER, key.key, rest.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },

    isOutdated: (sealed) => keyIdOf(sealed) !== current.id,
  };
};
