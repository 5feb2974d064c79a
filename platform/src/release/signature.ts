import { createHash, sign as signBytes, verify as verifyBytes } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from './keys.ts';

/** Id of the key, and the Ed25519 signature in base64. */
export const signatureSchema = z.object({ key: z.string(), value: z.string() });

export type Signature = z.infer<typeof signatureSchema>;

/** Kind of signed content. It is part of the signed message, so that one kind cannot pass for another. */
export type Kind = 'release' | 'revision';

/** Content without a valid signature of a trusted key. The message names cause and fix. */
export class Refusal extends Error {}

const CURE =
  'Publish it again (npm run release), or, after an upgrade, sign existing releases: npm run release -- sign --unsigned';

const envelope = z.looseObject({ signature: signatureSchema.optional() });

const withoutSignature = ({ signature: _signature, ...content }: object & { signature?: unknown }) => content;

// JSON preserves the order of keys, so that parsed content serializes to the signed bytes; everything read is covered.
const messageOf = (kind: Kind, content: object) =>
  Buffer.from(`balsam ${kind}\n${JSON.stringify(withoutSignature(content))}`);

/** Hash of content without its signature. */
export const hashOf = (kind: Kind, content: object): string =>
  createHash('sha256').update(messageOf(kind, content)).digest('base64url');

/** Signs content with this machine's key, replacing an existing signature. */
export async function sign<Content extends object>(
  keys: Keys,
  kind: Kind,
  content: Content,
): Promise<Content & { signature: Signature }> {
  const { id, privateKey } = await keys.own();
  // Normalized to what will be read: without values that JSON omits.
  const plain = withoutSignature(JSON.parse(JSON.stringify(content)));
  const value = signBytes(null, messageOf(kind, plain), privateKey).toString('base64');
  return { ...(plain as Content), signature: { key: id, value } };
}

/**
 * Verifies that content was signed with a trusted key.
 * @param what name of the content in the error
 * @throws Refusal
 */
export async function verify(keys: Keys, kind: Kind, read: unknown, what: string): Promise<void> {
  const found = envelope.safeParse(read);
  const signature = found.success ? found.data.signature : undefined;
  if (!found.success || !signature) throw new Refusal(`${what} is not signed. ${CURE}`);
  const trusted = await keys.trusted();
  const key = trusted.get(signature.key);
  if (!key) {
    const names = [...trusted.keys()].join(', ') || 'none';
    throw new Refusal(
      `${what} is signed with key ${signature.key}, which is not trusted (trusted: ${names}). If the key is yours, add its public key to RELEASE_PUBLIC_KEYS; otherwise publish again.`,
    );
  }
  if (verifyBytes(null, messageOf(kind, found.data), key, Buffer.from(signature.value, 'base64'))) return;
  throw new Refusal(`${what} was changed after it was signed. Find out who changed it, and publish it again.`);
}
