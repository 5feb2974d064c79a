import escapeHtml from 'escape-html';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCookie } from '../page/visit.ts';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'in-page.js'), 'utf8');
const digest = (algorithm: string, encoding: 'base64' | 'hex') => createHash(algorithm).update(SOURCE).digest(encoding);
const ADDRESS = `/shell-watch-${digest('sha256', 'hex').slice(0, 10)}.js`;
const INTEGRITY = `sha384-${digest('sha384', 'base64')}`;

/** What is told to the watch over one page's shell. */
interface WatchedShell {
  version: string;
  /** That the shell was given to this visitor. */
  proof: string | undefined;
  /** Base address of the API. */
  apiBase: string;
  /** Whether there is another shell to go back to. */
  isCanary: boolean;
}

/**
 * The script that watches whether the shell starts. It comes before all of the shell's, and is run where it stands: one
 * that fails to load is noticed, too.
 */
export function watchTag({ version, proof = '', apiBase, isCanary }: WatchedShell): string {
  const told = { version, proof, reports: `${apiBase}beacons`, canary: isCanary ? '1' : '' };
  const data = Object.entries(told).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<script src="${ADDRESS}" integrity="${INTEGRITY}" ${data.join(' ')}></script>`;
}

/** The canary of the shell that has failed in this browser, if any: it does not get it again. */
export const failedShell = (cookie: string | undefined): string | undefined =>
  readCookie(cookie, 'shell_failed', '[\\w.:+-]{1,64}');

/** Serves the script. */
export const shellWatch: FastifyPluginAsync = async (app) => {
  app.get(ADDRESS, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(SOURCE),
  );
};
