import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/sql/sql.ts';
import { inviteByCommand } from '../../../src/modules/people/team/first-admin.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const PASSWORD = 'walnut-shell-4';

/** Teams of the stores and of the platform, and the links of their invitations. */
export const teamSamples = ({ shop: { make, database, call } }: SampleTools): Samples => {
  let made = 0;

  const invitee = () => ({ email: `matrix-${(made += 1)}@team.test`, firstname: 'Amal', lastname: 'Saleh' });

  const link = async () => (await inviteByCommand(database, invitee())).token;

  const idOf = async (statement: ReturnType<typeof sql>) => (await database.first<{ id: number }>(statement))?.id ?? 0;

  const ofTeam = (access: 'admin' | 'vendor'): Samples => {
    const id = access === 'vendor' ? owned : unowned;
    const team = (person: Party) => (access === 'vendor' ? person.vendor.vendorId : null);

    const member = async (person: Party) =>
      access === 'vendor' ? (await make.member(person.vendor.vendorId, 'orders')).id : (await make.admin('support')).id;

    const role = async (person: Party) =>
      idOf(sql`
        INSERT INTO roles (vendor_id, name, permissions)
        VALUES (${team(person)}::bigint, ${`Role ${(made += 1)}`}, '{catalogue.read}') RETURNING id`);

    const invitation = async (person: Party) => {
      const body = { ...invitee(), role: 'reader' };
      await call(`POST /${access}/invitations`, { token: await make.signIn(person.id), body });
      return idOf(sql`SELECT id FROM invitations WHERE email = ${body.email}`);
    };

    const one = (find: (person: Party) => Promise<number>, body?: object) =>
      ({
        access,
        request: async (person: Party) => ({ params: { id: await find(person) }, ...(body && { body: { ...body } }) }),
        ids: { 'params.id': id },
      }) as const;

    const form = () => ({ name: `Packers ${(made += 1)}`, permissions: ['catalogue.read', 'orders.read'] });

    return {
      [`GET /${access}/team`]: { access, request: () => ({ query: { search: 'a' } }) },
      [`GET /${access}/team.csv`]: { access, request: () => ({}) },
      [`POST /${access}/team/:id`]: one(member, { role: 'reader' }),
      [`DELETE /${access}/team/:id`]: one(member),
      [`GET /${access}/roles`]: { access, request: () => ({}) },
      [`POST /${access}/roles`]: { access, request: () => ({ body: form() }) },
      [`POST /${access}/roles/:id`]: {
        access,
        request: async (person) => ({ params: { id: await role(person) }, body: form() }),
        ids: { 'params.id': id },
      },
      [`DELETE /${access}/roles/:id`]: one(role),
      [`GET /${access}/invitations`]: { access, request: () => ({}) },
      [`POST /${access}/invitations`]: { access, request: () => ({ body: { ...invitee(), role: 'reader' } }) },
      [`POST /${access}/invitations/:id/resend`]: one(invitation),
      [`DELETE /${access}/invitations/:id`]: one(invitation),
    };
  };

  /** Announces the clerk of a store as its owner. */
  const announced = async (vendorId: number) => {
    const clerk = await make.member(vendorId, 'orders');
    await database.query(sql`
      INSERT INTO owner_changes (vendor_id, user_id, requested_by, effective_at)
      VALUES (${vendorId}, ${clerk.id}, ${clerk.id}, now() + interval '1 day') ON CONFLICT DO NOTHING`);
  };

  return {
    'GET /admin/vendors/:id/team': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.vendor()).vendorId } }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/vendors/:id/owner': {
      access: 'admin',
      async request() {
        const { vendorId } = await make.vendor();
        return { params: { id: vendorId }, body: { email: (await make.member(vendorId, 'orders')).email } };
      },
      ids: { 'params.id': unowned },
    },
    'DELETE /admin/vendors/:id/owner': {
      access: 'admin',
      async request() {
        const { vendorId } = await make.vendor();
        await announced(vendorId);
        return { params: { id: vendorId } };
      },
      ids: { 'params.id': unowned },
    },
    'DELETE /vendor/owner-change': {
      access: 'vendor',
      async request({ vendor }) {
        await announced(vendor.vendorId);
        return {};
      },
    },
    ...ofTeam('admin'),
    ...ofTeam('vendor'),
    'POST /vendor/store': {
      access: 'vendor',
      request: ({ vendor }) => ({ body: { vendor_id: vendor.vendorId } }),
      ids: { 'body.vendor_id': owned },
    },
    'POST /invitation': {
      access: 'public',
      request: async () => ({ body: { token: await link() } }),
      ids: { 'body.token': { missing: 'no-such-link' } },
    },
    'POST /invitation/accept': {
      access: 'public',
      // A new account has no second factor: its step is ignored.
      request: async () => ({
        body: { token: await link(), password: PASSWORD, second_step: { challenge_id: randomUUID(), code: '123456' } },
      }),
      ids: {
        'body.token': { missing: 'no-such-link' },
        'body.second_step.challenge_id': { missing: randomUUID(), response: 200 },
      },
    },
  };
};
