import { gtr, satisfies } from 'semver';
import type { RegistryRevision } from './registry.ts';
import { SHELL, type Agreement, type Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Why an area cannot run in a shell, and which of the two is behind the other. */
export interface Conflict {
  reason: string;
  behind: 'shell' | 'area';
}

type Party = Agreement & Pick<Release, 'name' | 'version'>;

const titleOf = ({ name, version }: Party) => `${name} ${version}`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function compareContracts(shell: Party, area: Party): Conflict[] {
  if (area.contract === shell.contract) return [];
  const reason = `${titleOf(area)} is built for contract ${area.contract}, and the ${titleOf(shell)} for contract ${shell.contract}`;
  return [{ reason, behind: area.contract > shell.contract ? 'shell' : 'area' }];
}

function compareModule(shell: Party, area: Party, module: string): Conflict[] {
  const needed = area.shared[module];
  const brought = shell.shared[module];
  const missing = `which the ${titleOf(shell)} does not bring`;
  if (!needed) return [];
  if (!brought) return [{ reason: `${titleOf(area)} needs ${module}, ${missing}`, behind: 'shell' }];
  if (!satisfies(brought.version, needed.range)) {
    const reason = `${titleOf(area)} works with ${module} ${needed.range}, and the ${titleOf(shell)} brings ${brought.version}`;
    return [{ reason, behind: gtr(brought.version, needed.range) ? 'area' : 'shell' }];
  }
  const { names } = brought;
  const unknown = names ? (needed.names ?? []).filter((name) => !names.includes(name)) : [];
  if (unknown.length === 0) return [];
  return [{ reason: `${titleOf(area)} uses ${listed.format(unknown)} of ${module}, ${missing}`, behind: 'shell' }];
}

/** Why an area's release cannot run in a release of the shell: nothing when the two are compatible. */
export const findConflicts = (shell: Party, area: Party): Conflict[] => [
  ...compareContracts(shell, area),
  ...Object.keys(area.shared).flatMap((module) => compareModule(shell, area, module)),
];

const cureFor = (area: string, { behind }: Conflict, isNewShell: boolean) => {
  if (isNewShell) return `release both at once (npm run release -- shell ${area})`;
  if (behind === 'shell') return 'release the shell first (npm run release -- shell)';
  return `bring the source of ${area} up to date and release it again (npm run release -- ${area})`;
};

/**
 * Why pointers must not come into force: someone would get an area and a shell that are not compatible.
 * @param releases the pointers as they are to be
 * @param changing the names that the change is about; they are held against everything else
 * @param read gives what a release says of itself
 * @returns a sentence with cause and cure for each
 */
export async function findRefusals(
  releases: RegistryRevision['releases'],
  changing: readonly string[],
  read: ReleaseStore['readRelease'],
): Promise<string[]> {
  const isNewShell = changing.includes(SHELL);
  const areas = Object.keys(releases).filter((name) => name !== SHELL && (isNewShell || changing.includes(name)));
  // A release before the current one need not fit: the gateway names no fallback that does not.
  const inUse = (name: string) => {
    const { current, canary } = releases[name] ?? {};
    const versions = [current, canary?.version].filter((version) => version !== undefined);
    return Promise.all(versions.map((version) => read(name, version)));
  };
  const shells = await inUse(SHELL);
  const refusals = areas.map(async (name) => {
    const found = (await inUse(name)).flatMap((area) => shells.flatMap((shell) => findConflicts(shell, area)));
    return found.map((conflict) => `${conflict.reason}: ${cureFor(name, conflict, isNewShell)}.`);
  });
  return [...new Set((await Promise.all(refusals)).flat())];
}
