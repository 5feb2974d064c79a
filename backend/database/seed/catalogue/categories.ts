import { devices } from './devices.ts';
import { diabetes } from './diabetes.ts';
import type { Category } from '../family.ts';
import { gloves } from './gloves.ts';
import { injection } from './injection.ts';
import { masks } from './masks.ts';
import { mobility } from './mobility.ts';
import { sanitisers } from './sanitisers.ts';
import { uniforms } from './uniforms.ts';
import { wellness } from './wellness.ts';
import { wound } from './wound.ts';

/** The shop's categories in the order of the shelf. */
export const categories: readonly Category[] = [
  masks,
  gloves,
  sanitisers,
  devices,
  diabetes,
  wound,
  injection,
  uniforms,
  mobility,
  wellness,
];
