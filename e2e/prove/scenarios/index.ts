import type { Scenario } from '../scenario.ts';
import { baskets } from './baskets.ts';
import { crossSite } from './crossSite.ts';
import { deploy } from './deploy.ts';
import { enumeration } from './enumeration.ts';
import { hostileUploads } from './hostileUploads.ts';
import { kill9 } from './kill9.ts';
import { mail } from './mail.ts';
import { massAssignment } from './massAssignment.ts';
import { oversell } from './oversell.ts';
import { restoring } from './restore.ts';
import { soaking } from './soak.ts';
import { stop } from './stop.ts';
import { stuffing } from './stuffing.ts';
import { supplyChain } from './supplyChain.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [
  oversell,
  baskets,
  kill9,
  mail,
  stop,
  stuffing,
  enumeration,
  massAssignment,
  hostileUploads,
  crossSite,
  soaking,
  restoring,
  deploy,
  supplyChain,
];
