import type { AreaModule, AreaRelease } from '@balsam/shared-api';
import { readArea } from './area-contract.ts';
import { faultCodeOf } from './faults.ts';
import { importArea } from './federation.ts';

/**
 * Loads a release of an area and retries once after a network fault. Throws if the release cannot be loaded or is for
 * another contract.
 * @param deadline in ms, on the clock of performance.now()
 */
export async function loadRelease(area: string, release: AreaRelease, deadline: number): Promise<AreaModule> {
  const load = () => importArea(area, release, deadline);
  const module = await load().catch((error: unknown) => {
    // After the deadline another release is loading, which a retry would disturb.
    if (faultCodeOf(error) !== 'network' || performance.now() >= deadline) throw error;
    return load();
  });
  return readArea(module);
}
