import { fastify } from 'fastify';
import { createHash } from 'node:crypto';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { policyReports } from './policy-reports.ts';
import { securityHeaders } from './security-headers.ts';
import { closeAfterTest, openGateway, openTwoReleases } from './testing.ts';

const policyFor = (origins: Record<string, string>) => {
  const directives = securityHeaders(origins)['Content-Security-Policy'].split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s, 2)));
};

test('A page may load nothing from other origins and run no inline script', () => {
  const policy = policyFor({});
  assert.equal(policy['default-src'], "'none'");
  assert.equal(policy['script-src'], "'self'");
  assert.equal(policy['style-src'], "'self'");
  assert.doesNotMatch(JSON.stringify(policy), /unsafe|\*|https?:\/\/(?!www\.openstreetmap\.org)/);
});

test('A page may load files, but not call APIs, from the origins of areas', () => {
  const files = 'https://files.test';
  const policy = policyFor({ storefront: files, 'vendor-portal': files, 'admin-console': 'http://localhost:3911' });
  const elsewhere = "'self' https://files.test http://localhost:3911";
  assert.equal(policy['script-src'], elsewhere);
  assert.equal(policy['style-src'], elsewhere);
  assert.equal(policy['font-src'], elsewhere);
  assert.equal(policy['img-src'], `${elsewhere} data: blob:`);
  assert.equal(policy['connect-src'], "'self'");
  assert.equal(policy['frame-src'], 'https://www.openstreetmap.org');
});

test('Pages name and allow the origins of areas', async () => {
  const { store } = await openTwoReleases();
  const { ask } = await openGateway(store, { areaOrigins: { shop: 'https://files.test' } });
  const page = await ask('/');
  assert.match(page.body, /preload[^>]*https:\/\/files\.test\/areas\/shop\/2\/main\.js/);
  assert.match(String(page.headers['content-security-policy']), /script-src 'self' https:\/\/files\.test;/);
  const [area] = (await ask('/registry.json')).json().areas;
  assert.equal(area.entry, 'https://files.test/areas/shop/2/main.js');
  assert.equal(area.fallback.entry, 'https://files.test/areas/shop/1/main.js');
});

test('The style of the shop’s accent and logo is allowed by its hash', async () => {
  const { store } = await openTwoReleases();
  const brand = { name: 'Cedar', name_arabic: 'الأرز', accent: '#7a3b12' };
  const askApi = async () => ({ status: 200, body: { data: { brand, logo: '/media/uploads/4f-640.webp' } } });
  const { ask } = await openGateway(store, { askApi });
  const { body, headers } = await ask('/');
  const [, css = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  assert.match(
    css,
    /^:root\{--brand:#7a3b12;--brand-dark:#cc865f;--logo:url\(\/media\/uploads\/4f-640\.webp\);--mark:none\}$/,
  );
  const digest = createHash('sha256').update(css).digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`style-src 'self' 'sha256-${digest}';`));
  assert.match(body, /<title data-first-page>Cedar<\/title>/);
});

async function openReports() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line));
  const app = closeAfterTest(fastify({ logger: { level: 'warn', stream: { write } } }));
  await app.register(policyReports);
  const report = (body: unknown, type = 'application/csp-report') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return app.inject({ method: 'POST', url: '/policy-reports', headers: { 'content-type': type }, payload });
  };
  return { lines, report };
}

const OLD = {
  'csp-report': {
    'document-uri': 'https://balsam.test/reset-password/secret?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?y#z',
    'source-file': 'https://balsam.test/reset-password/secret',
  },
};

test('Policy violations are logged without secrets in URLs', async () => {
  const { lines, report } = await openReports();
  assert.equal((await report(OLD)).statusCode, 204);
  const body = { effectiveDirective: 'style-src', blockedURL: 'inline', documentURL: 'https://balsam.test/cart' };
  const several = [
    { type: 'csp-violation', body },
    { type: 'csp-violation', body },
  ];
  assert.equal((await report(several, 'application/reports+json')).statusCode, 204);
  const [first, ...others] = lines;
  assert.deepEqual(
    [first?.directive, first?.blocked, first?.page],
    ['script-src-elem', 'https://evil.test/x.js', 'https://balsam.test/reset-password'],
  );
  assert.equal(others.length, 2);
  assert.doesNotMatch(JSON.stringify(lines), /secret/);
});

test('Invalid or excessive reports fill neither the log nor memory', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const { lines, report } = await openReports();
  for (const nonsense of ['{', '[]', '{"csp-report":7}', 'null'])
    assert.equal((await report(nonsense)).statusCode, 204);
  assert.equal((await report({}, 'application/json')).statusCode, 415);
  assert.equal((await report('x'.repeat(17 * 1024))).statusCode, 413);
  assert.equal(lines.length, 0);
  for (let sent = 0; sent < 200; sent += 1) assert.equal((await report(OLD)).statusCode, 204);
  assert.equal(lines.length, 30);
  time = 60_000;
  await report(OLD);
  assert.equal(lines.length, 31);
});
