import type { Scenario } from '../scenario.ts';
import { mutation } from './mutation.ts';
import { oversell } from './oversell.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [oversell, mutation];
