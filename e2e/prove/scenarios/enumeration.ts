import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createMailbox, linkIn } from '../../support/mailbox.ts';
import { rankTest } from '../support/ranks.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { callOnce, forEach, must, newAddress, retry, signUp, type Answer, type Shopper } from '../support/shoppers.ts';
import { suiteOf } from '../support/suite.ts';

const SMALLEST_P = 0.01;
/** Accounts among which the questions are spread, so that no limit of one account is reached. */
const ACCOUNTS = 25;

interface Question {
  readonly what: string;
  readonly route: string;
  readonly body: (email: string) => object;
}

const form = (email: string) => ({
  ...{ firstname: 'Layla', lastname: 'Hassan', email, phone_number: '0500000000', terms: 'true' },
  ...{ password: 'olive-lantern-92', confirm_password: 'olive-lantern-92' },
});
const password = 'walnut-shell-44';
const token = 'x'.repeat(43);

/** Every path of the shop that takes an e-mail address from somebody who is not signed in. */
const QUESTIONS: readonly Question[] = [
  { what: 'signing in', route: 'POST /auth/login', body: (email) => ({ email, password: 'not the password' }) },
  { what: 'registering', route: 'POST /auth/register', body: form },
  { what: 'a reset link', route: 'POST /forgot-password', body: (email) => ({ email }) },
  {
    what: 'a reset by a made-up link',
    route: 'POST /reset-password',
    body: (email) => ({ email, token, password, password_confirmation: password }),
  },
  { what: 'the newsletter', route: 'POST /news-letter', body: (email) => ({ email }) },
  { what: 'tracking', route: 'POST /orders/track', body: (email) => ({ order_no: 'BLS-0000000000', email }) },
];

const stranger = () => `nobody.${randomUUID()}@journeys.balsam.test`;
const shapeOf = ({ status, text }: Answer) => `${status} ${text.length} ${text}`;

const ask = (shop: Shop, { route, body }: Question, email: string) =>
  retry(() =>
    callOnce(shop.origin, route, { body: body(email), headers: { 'X-Forwarded-For': newAddress(), lang: 'en' } }),
  );

/** Asks for those who are there and for those who are not, turn by turn, and either of them first as often. */
async function sample(shop: Shop, question: Question, known: readonly string[], size: number) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const shapes = new Set<string>();
  for (let index = 0; index < size; index += 1) {
    const pair = [() => known[index % known.length] ?? '', stranger];
    for (const [position, email] of (index % 2 ? pair.reverse() : pair).entries()) {
      const answer = await ask(shop, question, email());
      shapes.add(shapeOf(answer));
      (position === index % 2 ? times.known : times.unknown).push(answer.ms);
    }
  }
  return { p: rankTest(times.known, times.unknown), shapes };
}

async function followLink(shop: Shop, victim: Shopper, other: Shopper, expect: (held: boolean, what: string) => void) {
  const { email } = victim.person;
  const mailbox = createMailbox(shop.mailFolder);
  const links = async () => (await mailbox.list(email)).filter(({ text }) => text.includes('/reset-password/'));
  const before = (await links()).length;
  const asked = await must(victim.call('POST /forgot-password', { body: { email } }));
  await must(victim.call('POST /forgot-password', { body: { email }, headers: { Host: 'evil.example' } }));
  for (let tries = 0; (await links()).length < before + 2 && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const mails = (await links()).slice(before);
  const [older = '', secret = ''] = mails.map((mail) =>
    decodeURIComponent(linkIn(mail, '/reset-password/').replace(/^\/reset-password\/|\?.*$/g, '')),
  );
  const use = (tokenOf: string, address: string) =>
    callOnce(shop.origin, 'POST /reset-password', {
      body: { email: address, token: tokenOf, password, password_confirmation: password },
      headers: { 'X-Forwarded-For': newAddress() },
    });
  expect(secret.length >= 43, 'A reset link holds fewer than 256 bits.');
  expect(!mails.some(({ text }) => text.includes('evil.example')), 'The link follows the Host of whoever asked.');
  expect(!asked.text.includes(secret), 'The answer holds the link.');
  expect((await use(secret, other.person.email)).status === 422, 'A link works for somebody else.');
  const used = await Promise.all(Array.from({ length: 8 }, () => use(secret, email)));
  expect(used.filter(({ status }) => status === 200).length === 1, 'Eight uses at once of one link are not one.');
  expect((await use(secret, email)).status === 422, 'A link works twice.');
  expect((await use(older, email)).status === 422, 'An older link works after a newer one was used.');
  expect((await victim.call('GET /user')).status === 401, 'A session outlives the new password.');
  expect(!(await shop.readLog()).includes(secret), 'The log holds a link.');
}

async function findOut({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres', env: { LOG_LEVEL: 'info' } });
  const figures: Record<string, string> = {};
  try {
    const people = await signUp(shop.origin, ACCOUNTS);
    const known = people.map(({ person }) => person.email);
    await forEach(people, ({ person: { email } }) => ask(shop, QUESTIONS[4] as Question, email));
    const size = smoke ? 20 : 200;
    for (const question of QUESTIONS) {
      let { p, shapes } = await sample(shop, question, known, size);
      // One in a hundred differs by chance: what is real differs again.
      if (p <= SMALLEST_P) ({ p, shapes } = await sample(shop, question, known, size));
      say(`${question.what}: ${shapes.size} kind of answer, p = ${p.toFixed(3)}`);
      figures[question.what] = `one answer, time p = ${p.toFixed(2)} of ${size} and ${size}`;
      findings.same(`${question.what}: kinds of answers`, shapes.size, 1);
      findings.expect(p > SMALLEST_P, `${question.what}: the time tells who has an account (p = ${p.toFixed(4)}).`);
    }
    const [victim, other] = await signUp(shop.origin, 2);
    if (!victim || !other) throw new Error('Nobody has signed up.');
    await followLink(shop, victim, other, findings.expect);
  } finally {
    await shop.close();
  }
  const suite = await suiteOf({ room: 'backend', files: ['postgres', 'auth/password'], say });
  findings.failures.push(...suite.failures);
  figures['the rest of the life of a reset link'] = `${suite.tests} tests`;
  return findings.result(figures);
}

export const enumeration: Scenario = {
  id: 'D16',
  name: 'enumeration',
  promise:
    'Nobody learns who has an account, neither by words nor by time, and a reset link works once for one person.',
  minutes: 8,
  alsoProvedBy: ['backend/test/auth/registration.test.ts', 'backend/test/auth/passwords.test.ts'],
  run: findOut,
};
