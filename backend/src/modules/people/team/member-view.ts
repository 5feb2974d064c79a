import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { toRole } from '../auth/team-role.ts';
import type { MemberRow } from './member-repository.ts';

/** A member of the team as its people and the platform see them. */
export const toMember =
  ({ id: self, vendorId: team }: Pick<SessionUser, 'id' | 'vendorId'>, lang: Lang) =>
  ({
    id,
    name,
    email,
    created_at,
    updated_at,
    last_seen_at,
    has_factor,
    factors_reset_at,
    muted,
    ...role
  }: MemberRow) => ({
    ...{
      id,
      name,
      email,
      created_at,
      updated_at,
      last_seen_at,
      has_factor,
      factors_reset_at,
      muted,
      is_self: id === self,
    },
    role: toRole({ preset: role.preset, role_id: role.role_id, role_name: role.role_name }, team, lang),
  });
