import path from 'node:path';
import { DEMO } from '../../support/people.ts';
import { readOperations, type Documented } from '../support/api-document.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop } from '../support/shop.ts';
import { callOnce, forEach, must, newAddress, retry } from '../support/shoppers.ts';

/** Names that JavaScript itself gives a meaning: the whole body is refused for them. */
const TRAPS = ['__proto__', 'constructor'];

/** Columns of the database that nobody sets by sending them, but where a form has a field of that name. */
const COLUMNS = [
  ...['id', 'role', 'role_id', 'user_id', 'owner_id', 'vendor_id', 'admin_id', 'password_hash', 'is_admin', 'token'],
  ...['approval_status', 'approved_at', 'is_featured', 'featured', 'active', 'status_code', 'trusted', 'blocked_at'],
  ...['price', 'price_usd', 'stock', 'sub_total', 'discount', 'grand_total', 'commission', 'shipping_fee', 'paid'],
  ...['created_at', 'updated_at', 'deleted_at', 'restocked_at', 'released_at', 'sku', 'slug', 'email_verified'],
  ...TRAPS,
  '_method',
];

type Role = 'visitor' | keyof typeof DEMO;
const ROLES: readonly Role[] = ['visitor', 'customer', 'vendor', 'admin'];

const GUARDED = new Set([401, 403]);

async function tryAll({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres' });
  try {
    const tokens = new Map<Role, string>();
    for (const role of ROLES.slice(1) as (keyof typeof DEMO)[]) {
      const headers = { 'X-Forwarded-For': newAddress() };
      tokens.set(
        role,
        (await must(callOnce(shop.origin, 'POST /auth/login', { body: DEMO[role], headers }))).body.token,
      );
    }
    const operations = await readOperations(shop.origin);
    const cells = operations.flatMap((operation) =>
      ROLES.flatMap((role) => COLUMNS.map((column) => ({ operation, role, column }))),
    );
    const chosen = smoke ? cells.filter((_, index) => index % 40 === 0) : cells;
    say(
      `${chosen.length} tries: ${operations.length} operations, ${ROLES.length} kinds of people, ${COLUMNS.length} columns`,
    );
    const counts = { named: 0, guarded: 0, own: 0 };

    const judge = async ({ operation, role, column }: { operation: Documented; role: Role; column: string }) => {
      const reads = operation.route.startsWith('GET ');
      if ((reads ? operation.query : operation.fields).has(column)) return void (counts.own += 1);
      const token = tokens.get(role);
      const headers = { 'X-Forwarded-For': newAddress(), ...(token && { Authorization: `Bearer ${token}` }) };
      const body = reads ? {} : { body: Object.fromEntries([[column, '1']]) };
      const route = reads ? `${operation.route}?${column}=1` : operation.route;
      // A shop that is busy says so to whoever asks thousands of times, and is asked again.
      const answer = await retry(() => callOnce(shop.origin, route, { headers, ...body }));
      if (GUARDED.has(answer.status) && !operation.roles.includes(role)) return void (counts.guarded += 1);
      const errors = Object.keys(answer.body?.errors ?? {});
      const named = answer.status === 422 && (errors.includes(column) || (TRAPS.includes(column) && errors.length > 0));
      if (named) return void (counts.named += 1);
      findings.expect(
        false,
        `${role} sends ${column} to ${operation.route}: ${answer.status} ${answer.text.slice(0, 120)}`,
      );
    };
    await forEach(chosen, judge, 12);
    return findings.result({
      tries: chosen.length,
      'refused by name': counts.named,
      'refused at the door': counts.guarded,
      'fields of that very form': counts.own,
    });
  } finally {
    await shop.close();
  }
}

export const massAssignment: Scenario = {
  id: 'D17',
  name: 'mass-assignment',
  promise: 'Nobody sets what is not theirs to set: a field that a form does not have is refused by its name.',
  minutes: 5,
  alsoProvedBy: ['backend/test/property/anything.test.ts', 'backend/test/authorization/matrix.test.ts'],
  run: tryAll,
};
