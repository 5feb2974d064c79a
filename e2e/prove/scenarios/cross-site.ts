import path from 'node:path';
import { DEMO } from '../../support/people.ts';
import { readOperations } from '../support/api-document.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop } from '../support/shop.ts';
import { callOnce, forEach, must, newAddress } from '../support/shoppers.ts';

const EVIL = 'https://evil.example';

/** What every answer of the API carries, whoever asks and however it ends. */
const OF_API = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** What every page carries, and what its policy must say. */
const OF_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];
const NEVER = ['access-control-allow-origin', 'x-powered-by', 'server'];

const PAGES = [
  ...['/', '/shop', '/cart', '/checkout', '/login', '/register', '/forgot-password', '/track-order', '/contact-us'],
  ...['/vendor', '/vendor/products', '/admin', '/admin/orders', '/nowhere', '/registry.json', '/robots.txt'],
];
/** Answers of nobody in particular: they hold no more than that nothing is guessed about them. */
const OTHERS = [
  '/healthz',
  '/readyz',
  '/media/none-640.webp',
  '/areas/none/1/main.js',
  '/api/%zz',
  '/%zz',
  '/favicon.ico',
];

async function look({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'pglite', pages: true });
  try {
    const signedIn = await must(
      callOnce(shop.origin, 'POST /auth/login', { body: DEMO.customer, headers: { 'X-Forwarded-For': newAddress() } }),
    );
    const { token } = signedIn.body;
    const operations = await readOperations(shop.origin);
    const chosen = smoke ? operations.filter((_, index) => index % 10 === 0) : operations;
    say(`${chosen.length} operations, asked by another site's form, script and cookie`);

    const compare = (what: string, { headers }: { headers: Headers }, wanted: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(wanted))
        findings.expect(headers.get(name) === value, `${what}: ${name} is ${headers.get(name)}.`);
      for (const name of NEVER) findings.expect(!headers.has(name), `${what}: ${name} is ${headers.get(name)}.`);
    };
    const send = (route: string, headers: Record<string, string>, body?: string) => {
      const [method = 'GET', where = ''] = route.split(' ', 2);
      return fetch(`${shop.origin}/api${where}`, {
        ...{ method, redirect: 'manual' as const },
        headers: { Origin: EVIL, 'X-Forwarded-For': newAddress(), ...headers },
        ...(body !== undefined && method !== 'GET' && { body }),
      });
    };
    await forEach(chosen, async ({ route, roles }) => {
      // A browser sends along what it keeps for us: a cookie is no session, so there is nothing to misuse.
      const cookie = { Cookie: `token=${token}; session=${token}; Authorization=Bearer%20${token}` };
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await send(route, { ...cookie, 'Content-Type': type }, '{"a":"1"}');
        compare(`${route} by ${type}`, answer, OF_API);
        const kept = answer.headers.get('cache-control') ?? '';
        findings.expect(/no-store|private/.test(kept), `${route} by ${type}: others may keep it (${kept}).`);
        for (const name of ['lang', 'currency', 'authorization'])
          findings.expect(
            (answer.headers.get('vary') ?? '').toLowerCase().includes(name),
            `${route} does not vary by ${name}.`,
          );
        const isOpen = roles.includes('visitor');
        const wanted = route.startsWith('GET ') && isOpen ? [200, 404, 422] : isOpen ? [415, 404, 422] : [401, 415];
        findings.expect(wanted.includes(answer.status), `${route} by ${type} of another site: ${answer.status}.`);
        await answer.arrayBuffer();
      }
      const asked = await fetch(`${shop.origin}/api${route.split(' ')[1]}`, {
        method: 'OPTIONS',
        headers: { Origin: EVIL, 'Access-Control-Request-Method': 'POST', 'X-Forwarded-For': newAddress() },
      });
      findings.expect(!asked.headers.has('access-control-allow-origin'), `${route}: another site may call it.`);
      await asked.arrayBuffer();
    });

    say('the headers of pages, files and probes');
    const visit = (where: string) =>
      fetch(shop.origin + where, { redirect: 'manual', headers: { Origin: EVIL, 'X-Forwarded-For': newAddress() } });
    for (const page of PAGES) {
      const answer = await visit(page);
      compare(page, answer, OF_PAGES);
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const part of POLICY) findings.expect(policy.includes(part), `${page}: the policy lacks ${part}.`);
      findings.expect(!/unsafe-(eval|inline)/.test(policy), `${page}: the policy allows what is unsafe.`);
      const isOnes = answer.headers.get('content-type')?.includes('html') ?? false;
      findings.expect(
        !isOnes || /cookie/i.test(answer.headers.get('vary') ?? ''),
        `${page} does not vary by its cookie.`,
      );
      await answer.arrayBuffer();
    }
    for (const other of OTHERS) {
      const answer = await visit(other);
      compare(other, answer, { 'x-content-type-options': 'nosniff' });
      await answer.arrayBuffer();
    }
    const answers = chosen.length * 2 + PAGES.length + OTHERS.length;
    return findings.result({
      operations: chosen.length,
      'answers looked at': answers,
      'that another site may read': 0,
    });
  } finally {
    await shop.close();
  }
}

export const crossSite: Scenario = {
  id: 'D19',
  name: 'cross-site',
  promise: 'Another site can do nothing in the name of whoever visits it, and every answer carries its safety headers.',
  minutes: 2,
  alsoProvedBy: ['backend/test/plugins/cors.test.ts', 'backend/test/authorization/matrix.test.ts'],
  run: look,
};
