import type { Scenario } from '../support/scenario.ts';
import { accessibility } from './accessibility.ts';
import { areaFaults } from './area-faults.ts';
import { baskets } from './baskets.ts';
import { canary } from './canary.ts';
import { cards } from './cards.ts';
import { contract } from './contract.ts';
import { crossSite } from './cross-site.ts';
import { crowd } from './crowd.ts';
import { database } from './database.ts';
import { deploy } from './deploy.ts';
import { doubleClick } from './double-click.ts';
import { enumeration } from './enumeration.ts';
import { fuzz } from './fuzz.ts';
import { hostile } from './hostile.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { injection } from './injection.ts';
import { kill9 } from './kill9.ts';
import { machine } from './machine.ts';
import { mail } from './mail.ts';
import { massAssignment } from './mass-assignment.ts';
import { metrics } from './metrics.ts';
import { model } from './model.ts';
import { mutation } from './mutation.ts';
import { oneAddress } from './one-address.ts';
import { oversell } from './oversell.ts';
import { publishers } from './publishers.ts';
import { registry } from './registry.ts';
import { repeats } from './repeats.ts';
import { restoring } from './restore.ts';
import { rights } from './rights.ts';
import { soaking } from './soak.ts';
import { stop } from './stop.ts';
import { stuffing } from './stuffing.ts';
import { supplyChain } from './supply-chain.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [
  ...[oversell, baskets, repeats, doubleClick, kill9, cards, mail, stop, database, machine],
  ...[model, rights, fuzz, injection, hostile],
  ...[stuffing, enumeration, massAssignment, hostileUploads, crossSite],
  ...[crowd, soaking, restoring],
  ...[areaFaults, registry, deploy, canary, contract, publishers],
  ...[accessibility, supplyChain, mutation],
  ...[metrics, oneAddress],
];
