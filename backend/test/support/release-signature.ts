import { drawPage, signRelease } from '../../src/runtime/release-signature.ts';
import type { TestApp } from './app.ts';

interface Given {
  area: string;
  version: string;
  ip?: string;
}

/** Proof that a page delivered a release to a visitor. @param page a new one by default */
export const proofOf = ({ app }: Pick<TestApp, 'app'>, given: Given, page = drawPage()): string =>
  signRelease(app.config.beaconSecret, page, { ip: '127.0.0.1', ...given });
