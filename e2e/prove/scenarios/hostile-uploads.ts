import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CERTIFICATE } from '../../support/certificate.ts';
import { DEMO, newPerson } from '../../support/people.ts';
import { bytes, CERTIFICATES, PICTURES, SCRIPT, type Sent } from '../support/hostile-files.ts';
import { tally } from '../support/latency.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { callOnce, must, newAddress } from '../support/shoppers.ts';
import { suiteOf } from '../support/suite.ts';

const send = async (
  origin: string,
  route: string,
  fields: Record<string, string>,
  file: [string, Sent],
  token = '',
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file[0], new File([new Uint8Array(file[1].content)], file[1].name));
  const headers = { 'X-Forwarded-For': newAddress(), ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}/api${route}`, { method: 'POST', headers, body: form });
  const text = await answer.text();
  return {
    status: answer.status,
    text,
    body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
  };
};

/** Says that two gigabytes follow, and sends a few bytes of them. */
async function claimTwoGigabytes(origin: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
  socket.on('error', () => undefined);
  const head = ['POST /api/auth/register HTTP/1.1', 'Host: shop', `X-Forwarded-For: ${newAddress()}`];
  socket.write(
    [...head, 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 2000000000', '', '--b'].join('\r\n'),
  );
  for (let tries = 0; answer === '' && tries < 50; tries += 1) await wait(100);
  socket.destroy();
  return answer.slice(9, 12);
}

async function registrationOf(shop: Shop): Promise<Record<string, string>> {
  const get = async (where: string) =>
    (await must(callOnce(shop.origin, `GET ${where}`, { headers: { 'X-Forwarded-For': newAddress() } }))).body.data[0]
      .id;
  const country = await get('/countries?search=Saudi');
  const state = await get(`/states?country_id=${country}`);
  const { password, ...person } = newPerson();
  return {
    ...{ ...person, password, confirm_password: password, terms: 'true', account_type: 'vendor' },
    ...{ 'store_address[company_name]': `Gulf ${person.email}`, 'store_address[address_1]': '7 Harbour Road' },
    ...{ 'store_address[country]': String(country), 'store_address[state]': String(state) },
    'store_address[city]': String(await get(`/cities?state_id=${state}`)),
  };
}

async function upload({ folder, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres' });
  const statuses: number[] = [];
  const signIn = async (who: keyof typeof DEMO): Promise<string> =>
    (
      await must(
        callOnce(shop.origin, 'POST /auth/login', { body: DEMO[who], headers: { 'X-Forwarded-For': newAddress() } }),
      )
    ).body.token;
  try {
    const [vendor, admin] = [await signIn('vendor'), await signIn('admin')];
    say(`${PICTURES.length} pictures and ${CERTIFICATES.length} certificates that are none`);
    for (const each of PICTURES) {
      const { status, text, body } = await send(shop.origin, '/vendor/pictures', {}, ['picture', each], vendor);
      statuses.push(status);
      const isRefused = status === 422 || status === 413;
      findings.expect(
        isRefused || (each.redrawn === true && status === 200),
        `${each.name}: ${status} ${text.slice(0, 100)}`,
      );
      if (status !== 200) continue;
      const { url } = body.picture;
      findings.expect(/^\/media\/uploads\/[0-9a-f]{32}-640\.webp$/.test(url), `${each.name} is stored as ${url}.`);
      const stored = await fetch(shop.origin + url);
      const content = Buffer.from(await stored.arrayBuffer()).toString('latin1');
      findings.expect(!content.includes('<script'), `${each.name}: what was behind the picture is still there.`);
      findings.same(`${each.name}: type`, stored.headers.get('content-type'), 'image/webp');
      findings.same(`${each.name}: nosniff`, stored.headers.get('x-content-type-options'), 'nosniff');
    }
    for (const each of CERTIFICATES) {
      const form = await registrationOf(shop);
      const { status, text } = await send(shop.origin, '/auth/register', form, ['cr_certificate', each]);
      statuses.push(status);
      findings.expect(
        status === 422 || status === 413,
        `${each.name} as a certificate: ${status} ${text.slice(0, 100)}`,
      );
    }
    findings.same('a claim of two gigabytes', await claimTwoGigabytes(shop.origin), '413');

    say('a certificate with a script in it is handed to the admin alone, as a file and not as a page');
    const sly: Sent = {
      name: 'cr"\r\nX-Evil: 1.pdf',
      content: bytes(CERTIFICATE.replace('%%EOF', `${SCRIPT}\n%%EOF`)),
    };
    const form = await registrationOf(shop);
    findings.same(
      'a certificate',
      (await send(shop.origin, '/auth/register', form, ['cr_certificate', sly])).status,
      200,
    );
    const read = (route: string, token: string) =>
      callOnce(shop.origin, route, { headers: { 'X-Forwarded-For': newAddress(), Authorization: `Bearer ${token}` } });
    const found = await must(read(`GET /admin/vendor?search=${form.email}`, admin));
    const { id } = found.body.vendors[0];
    const where = `GET /admin/vendors/${id}/download-cr-certificate`;
    const { headers } = await must(read(where, admin));
    findings.expect(
      headers.get('content-disposition')?.startsWith('attachment') === true,
      'A certificate opens as a page.',
    );
    findings.same('certificate: nosniff', headers.get('x-content-type-options'), 'nosniff');
    findings.expect(!headers.has('x-evil'), 'The name of a file writes a header.');
    findings.expect(
      (headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
      'A certificate may run.',
    );
    findings.same('the certificate for a vendor', (await read(where, vendor)).status, 403);
    const log = await shop.readLog();
    findings.expect(!log.includes('"level":50'), 'Something failed meanwhile: see the log.');
  } finally {
    await shop.close();
  }
  const suite = await suiteOf({
    room: 'backend',
    files: [
      'postgres',
      'auth/certificates',
      'products/import-export/hostile',
      'products/form/pictures',
      'files/remote-picture',
    ],
    say,
  });
  findings.failures.push(...suite.failures);
  return findings.result({
    'hostile files': `${statuses.length}: ${JSON.stringify(tally(statuses))}`,
    'quotas, floor of free space, imports and pictures from elsewhere': `${suite.tests} tests`,
  });
}

export const hostileUploads: Scenario = {
  id: 'D18',
  name: 'uploads',
  promise: 'A file that is not what it says, too large or a trap is refused or drawn anew, and none ever runs.',
  minutes: 2,
  alsoProvedBy: ['backend/test/auth/certificates.test.ts', 'backend/test/products/import-export/hostile.test.ts'],
  run: upload,
};
