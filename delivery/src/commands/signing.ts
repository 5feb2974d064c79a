import path from 'node:path';
import { makePrivateKey } from '../release/keys.ts';
import { signReleases } from '../release/sign-releases.ts';
import type { Call, Command } from './command.ts';

/** Makes a pair of keys, and says what goes where. */
async function releaseKeys({ words, say }: Call): Promise<void> {
  const [typed = process.env.RELEASE_PRIVATE_KEY_FILE] = words;
  if (!typed)
    throw new Error('Say where the private key goes: npm run release -- keys /var/lib/balsam-release/release.pem');
  const file = path.resolve(process.env.INIT_CWD ?? '', typed);
  const key = await makePrivateKey(file);
  if (!key) throw new Error(`${file} is there already. Another key wants another file.`);
  say(`✔ Key ${key.id}`);
  say(`  private, for whoever releases, and nobody else:  RELEASE_PRIVATE_KEY_FILE=${file}`);
  say(`  public, for whoever releases and every gateway:  RELEASE_PUBLIC_KEYS=${key.publicKey}`);
  say('  Where RELEASE_PUBLIC_KEYS names a key already, add this one with a comma. Nobody can bring a lost key back.');
}

/** The commands that are about keys and signatures. */
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
