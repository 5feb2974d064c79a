import { KEEP_DAYS, KEEP_RELEASES, prune } from '../release/prune.ts';
import type { RegistryRevision } from '../release/registry.ts';
import type { Release } from '../release/release.ts';
import { formatMs, type Call, type Command } from './command.ts';

const minute = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)}`;

const signedBy = ({ signature }: Pick<Release, 'signature'>) => `signed with ${signature?.key ?? 'nothing'}`;

const onDisk = (release: Release) => {
  const { version, builtAt, commit } = release;
  return `    ${version}  published ${minute(builtAt)}${commit ? `, commit ${commit}` : ''}, ${signedBy(release)}`;
};

function logLine({ revision, releases, change, signature }: RegistryRevision): string {
  if (!change) return `${revision}`;
  const moves = Object.entries(change.releases).map(([name, { from, to }]) => {
    const share = change.action === 'canary' && releases[name]?.canary;
    return `${name} ${from ?? 'none'} → ${to ?? 'none'}${share ? ` (${share.percent} %)` : ''}`;
  });
  const reason = change.reason ? `: ${change.reason}` : '';
  return `${revision}  ${minute(change.at)}  ${change.who}  ${change.action}  ${moves.join(', ')}${reason}  (${signedBy({ signature })})`;
}

async function list({ store, options, say }: Call): Promise<void> {
  const count = Number(options.log ?? 0);
  if (!Number.isInteger(count) || count < 0)
    throw new Error(`--log must be a number of lines: npm run release -- list --log 20.`);
  const { revision, releases } = await store.readRegistry();
  say(`Revision ${revision}. Times are UTC.`);
  for (const [name, pointer] of Object.entries(releases)) {
    say(`${name}: ${formatMs(pointer)}`);
    for (const release of await store.listReleases(name)) say(onDisk(release));
  }
  for (const one of await store.history(count)) say(logLine(one));
  for (const { message } of store.takeProblems()) say(`✖ ${message}`);
}

async function removeOld({ store, options, say }: Call): Promise<void> {
  const keep = Number(options.keep ?? KEEP_RELEASES);
  if (!Number.isInteger(keep) || keep < 0)
    throw new Error('--keep must be a number of releases: npm run release -- prune --keep 3.');
  const removed = await prune(store, { keep });
  for (const { name, version } of removed) say(`✔ ${name} ${version} removed`);
  if (removed.length === 0)
    say(
      `✔ Nothing to remove: every release is among the newest ${keep}, younger than ${KEEP_DAYS} days, or recently in use.`,
    );
}

/** Commands that list and prune releases. */
export const LISTING: Record<string, Command> = {
  list: { usage: '[--log <lines>]', words: [0, 0], options: { log: { type: 'string' } }, run: list },
  prune: { usage: '[--keep <releases>]', words: [0, 0], options: { keep: { type: 'string' } }, run: removeOld },
};
