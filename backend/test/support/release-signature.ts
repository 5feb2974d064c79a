import { drawPage, signRelease } from '../../src/runtime/release-signature.ts';
import type { TestApp } from './app.ts';

interface Given {
  area: string;
  version: string;
  ip?: string;
}

/** What a page carries that gives a release to a visitor; of a page of its own, unless one is named. */
export const proofOf = ({ app }: Pick<TestApp, 'app'>, given: Given, page = drawPage()): string =>
  signRelease(app.config.beaconSecret, page, { ip: '127.0.0.1', ...given });
