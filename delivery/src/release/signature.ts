import { createHash, sign as signBytes, verify as verifyBytes } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from './keys.ts';

/** Whose signature something carries: the id of the key, and the Ed25519 signature in base64. */
export const signatureSchema = z.object({ key: z.string(), value: z.string() });

export type Signature = z.infer<typeof signatureSchema>;

/** What is signed. The kind is part of what is signed, so that nothing passes for something else. */
export type Kind = 'release' | 'revision';

/** Something is not what somebody with a key has signed. The message names cause and cure. */
export class Refusal extends Error {}

const CURE =
  'Publish it again (npm run release), or sign what is there after an upgrade: npm run release -- sign --unsigned.';

const envelope = z.looseObject({ signature: signatureSchema.optional() });

const withoutSignature = ({ signature: _signature, ...content }: object & { signature?: unknown }) => content;

// JSON keeps the order of keys: what was parsed is written again as it was signed, and all that is read is signed.
const messageOf = (kind: Kind, content: object) =>
  Buffer.from(`balsam ${kind}\n${JSON.stringify(withoutSignature(content))}`);

/** What identifies content, whoever has signed it. */
export const hashOf = (kind: Kind, content: object): string =>
  createHash('sha256').update(messageOf(kind, content)).digest('base64url');

/** Gives content with the signature of this machine's key, instead of the one that it had. */
export async function sign<Content extends object>(
  keys: Keys,
  kind: Kind,
  content: Content,
): Promise<Content & { signature: Signature }> {
  const { id, privateKey } = await keys.own();
  // As it will be read: without what JSON leaves out.
  const plain = withoutSignature(JSON.parse(JSON.stringify(content)));
  const value = signBytes(null, messageOf(kind, plain), privateKey).toString('base64');
  return { ...(plain as Content), signature: { key: id, value } };
}

/**
 * Checks that somebody with a trusted key has signed what was read.
 * @param what names it in the refusal
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
      `${what} is signed with the key ${signature.key}, and trusted are: ${names}. Add its public key to RELEASE_PUBLIC_KEYS if it is yours, or publish it again.`,
    );
  }
  if (verifyBytes(null, messageOf(kind, found.data), key, Buffer.from(signature.value, 'base64'))) return;
  throw new Refusal(`${what} was changed after it was signed. Find out by whom, and publish it again.`);
}
