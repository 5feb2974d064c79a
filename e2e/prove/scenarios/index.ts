import type { Scenario } from '../scenario.ts';
import { areaFaults } from './areaFaults.ts';
import { canary } from './canary.ts';
import { baskets } from './baskets.ts';
import { kill9 } from './kill9.ts';
import { mail } from './mail.ts';
import { oversell } from './oversell.ts';
import { stop } from './stop.ts';
import { publishers } from './publishers.ts';
import { registry } from './registry.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [
  oversell,
  baskets,
  kill9,
  mail,
  stop,
  areaFaults,
  registry,
  canary,
  publishers,
];
