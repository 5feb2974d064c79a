import type { Scenario } from '../scenario.ts';
import { crossSite } from './crossSite.ts';
import { deploy } from './deploy.ts';
import { enumeration } from './enumeration.ts';
import { hostileUploads } from './hostileUploads.ts';
import { massAssignment } from './massAssignment.ts';
import { oversell } from './oversell.ts';
import { restoring } from './restore.ts';
import { soaking } from './soak.ts';
import { stuffing } from './stuffing.ts';
import { supplyChain } from './supplyChain.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [
  oversell,
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
