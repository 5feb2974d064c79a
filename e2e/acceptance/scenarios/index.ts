import type { Scenario } from '../support/scenario.ts';
import { canary } from './canary.ts';
import { cards } from './cards.ts';
import { crowd } from './crowd.ts';
import { database } from './database.ts';
import { hostile } from './hostile.ts';
import { kill9 } from './kill9.ts';
import { machine } from './machine.ts';
import { mail } from './mail.ts';
import { metrics } from './metrics.ts';
import { oneAddress } from './one-address.ts';
import { oversell } from './oversell.ts';
import { restoring } from './restore.ts';
import { soaking } from './soak.ts';
import { stop } from './stop.ts';
import { topology } from './topology.ts';

/** All scenarios, in the order of the report. */
export const scenarios: readonly Scenario[] = [
  ...[oversell, kill9, cards, stop, database, machine, mail, restoring],
  ...[hostile, oneAddress, crowd, soaking, canary, metrics, topology],
];
