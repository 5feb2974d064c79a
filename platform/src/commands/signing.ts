import path from 'node:path';
import { makePrivateKey } from '../release/keys.ts';
import { signReleases } from '../release/sign-releases.ts';
import type { Call, Command } from './command.ts';

/** Creates a key pair and prints where each half belongs. */
async function releaseKeys({ words, say }: Call): Promise<void> {
  const [typed = process.env.RELEASE_PRIVATE_KEY_FILE] = words;
  if (!typed)
    throw new Error('Name the file for the private key: npm run release -- keys /var/lib/balsam-release/release.pem');
  const file = path.resolve(process.env.INIT_CWD ?? '', typed);
  const key = await makePrivateKey(file);
  if (!key) throw new Error(`${file} already exists. Choose another file for a new key.`);
  say(`✔ Key ${key.id}`);
  say(`  private, only for operators who release:             RELEASE_PRIVATE_KEY_FILE=${file}`);
  say(`  public, for operators who release and every gateway: RELEASE_PUBLIC_KEYS=${key.publicKey}`);
  say('  If RELEASE_PUBLIC_KEYS already names a key, append this one after a comma. A lost key cannot be recovered.');
}

/** Commands for keys and signatures. */
export const SIGNING: Record<string, Command> = {
  keys: { usage: '[file]', words: [0, 1], run: releaseKeys },
  sign: {
    usage: '[--unsigned]',
    words: [0, 0],
    options: { unsigned: { type: 'boolean' } },
    run: ({ store, options, by, say }) =>
      signReleases(store, { unsigned: options.unsigned === true, who: by.who, say }),
  },
};
