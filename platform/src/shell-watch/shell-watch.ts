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

interface WatchedShell {
  version: string;
  /** Signed proof that this visitor received the shell. */
  proof: string | undefined;
  /** Base address of the API. */
  apiBase: string;
  /** True if there is a current shell to fall back to. */
  isCanary: boolean;
}

/**
 * Script element that watches whether the shell starts. It precedes the shell's scripts and runs synchronously, so that
 * it also notices scripts that fail to load.
 */
export function watchTag({ version, proof = '', apiBase, isCanary }: WatchedShell): string {
  const settings = { version, proof, reports: `${apiBase}beacons`, canary: isCanary ? '1' : '' };
  const data = Object.entries(settings).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<script src="${ADDRESS}" integrity="${INTEGRITY}" ${data.join(' ')}></script>`;
}

/** Version of the shell canary that failed in this browser, if any; it is not served to it again. */
export const failedShell = (cookie: string | undefined): string | undefined =>
  readCookie(cookie, 'shell_failed', '[\\w.:+-]{1,64}');

export const shellWatch: FastifyPluginAsync = async (app) => {
  app.get(ADDRESS, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(SOURCE),
  );
};
