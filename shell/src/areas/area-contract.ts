import { AREA_CONTRACT, type AreaModule } from '@balsam/shared-api';
import { AreaFault } from './faults.ts';

const isArea = (value: unknown): value is AreaModule =>
  typeof value === 'object' &&
  value !== null &&
  'contract' in value &&
  value.contract === AREA_CONTRACT &&
  'routes' in value &&
  Array.isArray(value.routes);

/**
 * Returns the `area` export of an area's module. Throws a contract fault if it was built for another contract version.
 */
export function readArea(module: unknown): AreaModule {
  const area: unknown = typeof module === 'object' && module !== null && 'area' in module ? module.area : undefined;
  if (!isArea(area)) throw new AreaFault('contract');
  return area;
}
