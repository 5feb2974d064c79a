import { VENDOR_PERMISSIONS, type Invitation, type Member, type TeamRole } from '@balsam/shared-api';
import { metaOf, ok } from '@balsam/shared-api/testing';

const MOMENT = '2026-11-20T09:30:00.000Z';

const ownerRole: TeamRole = {
  ...{ preset: 'owner', id: null, name: 'Owner', permissions: [...VENDOR_PERMISSIONS] },
  ...{ members: 1, updated_at: null },
};

export const ordersRole: TeamRole = {
  ...{ preset: 'orders', id: null, name: 'Orders', members: 1, updated_at: null },
  permissions: ['catalogue.read', 'orders.read', 'orders.write', 'returns.write'],
};

/** A role of the store's own. */
export const packerRole: TeamRole = {
  ...{ preset: null, id: 4, name: 'Packers', permissions: ['orders.read'], members: 2, updated_at: MOMENT },
};

const given = ({ preset, id, name }: TeamRole) => ({ preset, id, name });

/** The signed-in owner. */
export const huda: Member = {
  ...{
    id: 7,
    name: 'Huda Nasser',
    email: 'huda@example.test',
    role: given(ownerRole),
    is_self: true,
    has_factor: false,
    factors_reset_at: null,
    muted: [],
  },
  ...{ created_at: MOMENT, updated_at: MOMENT, last_seen_at: MOMENT },
};

export const sara: Member = {
  ...huda,
  ...{ id: 8, name: 'Sara Haddad', email: 'sara@example.test', role: given(ordersRole), is_self: false },
  last_seen_at: null,
};

export const invitation: Invitation = {
  ...{ id: 5, name: 'Amal Aziz', email: 'amal@example.test', role: given(packerRole), invited_by: 'Huda Nasser' },
  ...{ created_at: MOMENT, expires_at: '2026-11-27T09:30:00.000Z', is_expired: true },
};

/** Responses with a team. */
export const teamOf = (members: Member[], invitations: Invitation[]) => ({
  'GET /vendor/team': ok({ data: { members, meta: metaOf(members) } }),
  'GET /vendor/invitations': ok({ invitations }),
  'GET /vendor/roles': ok({ roles: [ownerRole, ordersRole, packerRole] }),
});
