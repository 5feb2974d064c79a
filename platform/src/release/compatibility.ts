import { gtr, satisfies } from 'semver';
import type { RegistryRevision } from './registry.ts';
import { SHELL, type Agreement, type Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** Incompatibility of an area and a shell, and which of them is outdated. */
export interface Conflict {
  reason: string;
  behind: 'shell' | 'area';
}

type Party = Agreement & Pick<Release, 'name' | 'version'>;

const titleOf = ({ name, version }: Party) => `${name} ${version}`;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function compareContracts(shell: Party, area: Party): Conflict[] {
  if (area.contract === shell.contract) return [];
  const reason = `${titleOf(area)} is built for contract ${area.contract}, but ${titleOf(shell)} for contract ${shell.contract}`;
  return [{ reason, behind: area.contract > shell.contract ? 'shell' : 'area' }];
}

function compareModule(shell: Party, area: Party, module: string): Conflict[] {
  const needed = area.shared[module];
  const provided = shell.shared[module];
  const missing = `which ${titleOf(shell)} does not provide`;
  if (!needed) return [];
  if (!provided) return [{ reason: `${titleOf(area)} needs ${module}, ${missing}`, behind: 'shell' }];
  if (!satisfies(provided.version, needed.range)) {
    const reason = `${titleOf(area)} requires ${module} ${needed.range}, but ${titleOf(shell)} provides ${provided.version}`;
    return [{ reason, behind: gtr(provided.version, needed.range) ? 'area' : 'shell' }];
  }
  const { names } = provided;
  const unknown = names ? (needed.names ?? []).filter((name) => !names.includes(name)) : [];
  if (unknown.length === 0) return [];
  return [{ reason: `${titleOf(area)} uses ${listed.format(unknown)} of ${module}, ${missing}`, behind: 'shell' }];
}

/** Incompatibilities of an area's release with a release of the shell; empty if they are compatible. */
export const findConflicts = (shell: Party, area: Party): Conflict[] => [
  ...compareContracts(shell, area),
  ...Object.keys(area.shared).flatMap((module) => compareModule(shell, area, module)),
];

const cureFor = (area: string, { behind }: Conflict, isNewShell: boolean) => {
  if (isNewShell) return `release both together (npm run release -- shell ${area})`;
  if (behind === 'shell') return 'release the shell first (npm run release -- shell)';
  return `update the source of ${area} and release it again (npm run release -- ${area})`;
};

/**
 * Reasons to refuse new pointers: combinations of area and shell in use that are not compatible.
 * @param releases the new pointers
 * @param changing names that change; they are checked against everything else
 * @param read reads a release's description
 * @returns one sentence with cause and fix each
 */
export async function findRefusals(
  releases: RegistryRevision['releases'],
  changing: readonly string[],
  read: ReleaseStore['readRelease'],
): Promise<string[]> {
  const isNewShell = changing.includes(SHELL);
  const areas = Object.keys(releases).filter((name) => name !== SHELL && (isNewShell || changing.includes(name)));
  // Previous releases are not checked: the gateway offers an incompatible one to no page as a fallback.
  const inUse = (name: string) => {
    const { current, canary } = releases[name] ?? {};
    const versions = [current, canary?.version].filter((version) => version !== undefined);
    return Promise.all(versions.map((version) => read(name, version)));
  };
  const shells = await inUse(SHELL);
  const refusals = areas.map(async (name) => {
    const conflicts = (await inUse(name)).flatMap((area) => shells.flatMap((shell) => findConflicts(shell, area)));
    return conflicts.map((conflict) => `${conflict.reason}: ${cureFor(name, conflict, isNewShell)}.`);
  });
  return [...new Set((await Promise.all(refusals)).flat())];
}
