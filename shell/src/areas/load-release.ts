import type { AreaModule, AreaRelease } from '@balsam/shared-api';
import { readArea } from './area-contract.ts';
import { faultCodeOf } from './faults.ts';
import { importArea } from './federation.ts';

/**
 * Loads a release of an area; a network fault is given a second try. Throws when the release cannot be had, or is for
 * another contract.
 * @param deadline when to give up, on the clock of performance.now()
 */
export async function loadRelease(area: string, release: AreaRelease, deadline: number): Promise<AreaModule> {
  const load = () => importArea(area, release, deadline);
  const module = await load().catch((error: unknown) => {
    // Past the deadline another release is on its way, which must not be disturbed.
    if (faultCodeOf(error) !== 'network' || performance.now() >= deadline) throw error;
    return load();
  });
  return readArea(module);
}
