import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMailbox } from '../../support/mailbox.ts';
import { tally } from '../support/latency.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop, type Backend } from '../support/shop.ts';
import { callOnce, forEach, newAddress, signUp, type Answer } from '../support/shoppers.ts';

const ADDRESSES = 50;
/** What the shop's own limits allow: twenty for all strangers together, three more from each address. */
const GUESSES = 20 + 3 * ADDRESSES;
const MAILS = 3;
/** A process may keep in mind so much more after being asked from tens of thousands of addresses. */
const MEMORY_MB = 64;

const headersFrom = (address: string) => ({ 'X-Forwarded-For': address, lang: 'en', Currency: 'SAR' });

const rssMb = async ({ program }: Backend): Promise<number> => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${program.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

const answered = (answers: readonly Answer[], status: number) => answers.filter((each) => each.status === status);

async function flood({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres', backends: 2 });
  try {
    const [victim, stranger] = await signUp(shop.origin, 2);
    if (!victim || !stranger) throw new Error('Nobody has signed up.');
    const { email, password } = victim.person;
    const addresses = Array.from({ length: ADDRESSES }, newAddress);
    const turn = (index: number) => ({
      origin: shop.backends[index % shop.backends.length]?.origin ?? shop.origin,
      headers: headersFrom(addresses[index % ADDRESSES] ?? ''),
    });
    const attack = (times: number, route: string, body: (index: number) => object) =>
      forEach(Array.from({ length: times }), (_, index) => {
        const { origin, headers } = turn(index);
        return callOnce(origin, route, { body: body(index), headers });
      });
    const tries = smoke ? 250 : 1_000;

    say(`${tries} guesses at one account from ${ADDRESSES} addresses, at two processes`);
    const guesses = await attack(tries, 'POST /auth/login', (index) => ({ email, password: `a guess ${index}` }));
    const [tried, slowed] = [answered(guesses, 401), answered(guesses, 429)];
    findings.expect(tried.length <= GUESSES, `${tried.length} guesses were tried, not ${GUESSES} at most.`);
    findings.same('guesses answered', tried.length + slowed.length, tries);
    const waits = slowed.every(({ headers }) => Number(headers.get('retry-after')) > 0);
    findings.expect(waits, 'Somebody who was slowed down was not told for how long.');
    const home = await victim.call('POST /auth/login', { body: { email, password } });
    findings.same('the owner signs in at home', home.status, 200);
    await attack(ADDRESSES * 5, 'POST /auth/login', (index) => ({ email, password: `again ${index}` }));
    const hotel = await callOnce(shop.origin, 'POST /auth/login', {
      ...{ body: { email, password } },
      headers: headersFrom(newAddress()),
    });
    findings.same('the owner signs in at a place that is new', hotel.status, 200);

    say('floods of reset links, newsletter mails, messages, registrations and coupon codes');
    const many = smoke ? 60 : 300;
    const other = stranger.person.email;
    await attack(many, 'POST /forgot-password', () => ({ email: other }));
    await attack(many, 'POST /news-letter', () => ({ email: other }));
    const { confirm_password, ...form } = { ...stranger.person, confirm_password: stranger.person.password };
    const registered = await attack(smoke ? 20 : 100, 'POST /auth/register', () => ({
      ...{ ...form, confirm_password, terms: 'true' },
    }));
    findings.expect(answered(registered, 422).length === 0, 'Somebody who registers was told of the account.');
    const message = { name: 'Sami', phone_number: '0500000000', subject: 'Hello', message: 'Hello' };
    const messages = await attack(many, 'POST /contactUs', () => ({ ...message, email: other }));
    const left = answered(messages, 200).length;
    findings.expect(left <= GUESSES, `One e-mail address left ${left} messages from ${ADDRESSES} addresses.`);
    const codes = await forEach(Array.from({ length: many }), (_, index) =>
      stranger.call('POST /carts/coupon', { body: { code: `SAVE${index}` } }),
    );
    findings.expect(answered(codes, 422).length <= 40, 'Coupon codes may be guessed more than twenty times a minute.');

    say('what a flood from many addresses leaves in memory');
    const before = await rssMb(shop.backends[0]);
    await forEach(
      Array.from({ length: smoke ? 2_000 : 30_000 }),
      () => callOnce(shop.origin, 'GET /countries', { headers: headersFrom(newAddress()) }),
      16,
    );
    const grown = (await rssMb(shop.backends[0])) - before;
    findings.expect(grown < MEMORY_MB, `A process has grown by ${grown} MB.`);

    const mailbox = createMailbox(shop.mailFolder);
    const [toVictim, toOther] = [await mailbox.list(email), await mailbox.list(other)];
    const count = (mails: typeof toOther, words: RegExp) => mails.filter(({ subject }) => words.test(subject)).length;
    findings.same('warnings to the owner of the account', count(toVictim, /guessing/i), 1);
    findings.expect(count(toOther, /password/i) <= MAILS, 'More reset links were mailed than three.');
    findings.expect(count(toOther, /account already/i) <= MAILS, 'More than three mails say that there is an account.');
    findings.expect(toOther.length <= 1 + 3 * MAILS, `A stranger was sent ${toOther.length} mails.`);
    const log = await shop.readLog();
    findings.expect(!log.includes('"level":50'), 'Something failed meanwhile: see the log.');
    return findings.result({
      'guesses at one account': `${tries} from ${ADDRESSES} addresses: ${JSON.stringify(tally(guesses.map(({ status }) => status)))}`,
      'the owner meanwhile': 'signs in at home and at a place that is new',
      'mails to one who asked for nothing': toOther.length,
      'messages of one e-mail address': `${left} of ${many}`,
      'memory after a flood from many addresses': `${grown} MB more`,
    });
  } finally {
    await shop.close();
  }
}

export const stuffing: Scenario = {
  id: 'D15',
  name: 'stuffing',
  promise: 'Whoever tries passwords from many places is slowed down, and the owner of the account is never shut out.',
  minutes: 4,
  alsoProvedBy: ['backend/test/auth/guessing.test.ts', 'backend/test/plugins/rate-limit.test.ts'],
  run: flood,
};
