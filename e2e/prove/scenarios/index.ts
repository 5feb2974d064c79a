import type { Scenario } from '../scenario.ts';
import { accessibility } from './accessibility.ts';
import { baskets } from './baskets.ts';
import { contract } from './contract.ts';
import { crowd } from './crowd.ts';
import { database } from './database.ts';
import { doubleClick } from './doubleClick.ts';
import { fuzz } from './fuzz.ts';
import { hostile } from './hostile.ts';
import { injection } from './injection.ts';
import { kill9 } from './kill9.ts';
import { machine } from './machine.ts';
import { mail } from './mail.ts';
import { model } from './model.ts';
import { oversell } from './oversell.ts';
import { repeats } from './repeats.ts';
import { rights } from './rights.ts';
import { stop } from './stop.ts';

/** All there are, in the order of their ids. */
export const scenarios: readonly Scenario[] = [
  ...[oversell, baskets, repeats, doubleClick, kill9, mail, stop, database, machine],
  ...[model, rights, fuzz, injection, hostile],
  ...[crowd, contract, accessibility],
];
