import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Largest response that is compressed at all; a larger one would not fit anyway. */
const MAX_PLAIN_BYTES = 256 * 1024;
/** Largest sealed response that is stored. */
const MAX_SEALED_BYTES = 16 * 1024;

const deflate = promisify(deflateRaw);
const inflate = promisify<Buffer, Buffer>(inflateRaw);

/** Derives the encryption key of a stored response from the header's value, which is not stored. */
export const sealingKey = (key: string, keyHash: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, keyHash, 'answer', 32));

/** Compresses and encrypts a response. Returns null if it is too large to store. */
export const sealResponse = async (text: string, secret: Buffer): Promise<Buffer | null> => {
  const plain = Buffer.from(text, 'utf8');
  if (plain.length > MAX_PLAIN_BYTES) return null;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const sealed = Buffer.concat([cipher.update(await deflate(plain)), cipher.final()]);
  const stored = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return stored.length > MAX_SEALED_BYTES ? null : stored;
};

/** Decrypts and inflates a stored response. */
export const unsealResponse = async (stored: Buffer, secret: Buffer): Promise<string> => {
  const tag = stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, secret, stored.subarray(0, IV_BYTES)).setAuthTag(tag);
  const sealed = stored.subarray(IV_BYTES + TAG_BYTES);
  const plain = await inflate(Buffer.concat([decipher.update(sealed), decipher.final()]));
  return plain.toString('utf8');
};
