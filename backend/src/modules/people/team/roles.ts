import type { Database } from '../../../database/database.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createMemberRepository } from './member-repository.ts';
import { createRoleRepository } from './role-repository.ts';
import type { RoleChoice, RoleForm } from './schemas.ts';
import { holdsAll, listPresets, presetPermissions, toRole, type StoredRole, type Team } from '../auth/team-role.ts';

/** Most roles of a team's own. */
const MOST_ROLES = 20;

type Columns = Record<string, unknown> | null;

/** Roles: presets, and those that a team adds. Nobody gives a permission that they do not have. */
export const createRoles = (database: Database) => {
  const roles = createRoleRepository(database);
  const members = createMemberRepository(database);
  const auditLog = createAuditLog(database);

  const assertGivable = (actor: SessionUser, { permissions }: RoleForm) => {
    if (!holdsAll(actor, permissions)) throw invalidField('permissions', 'team.more_than_yours');
  };

  const record = (actor: SessionUser, act: ActOn<'role'>, id: number, label: string, before: Columns, after: Columns) =>
    auditLog.record(actor, { action: `role.${act}`, entity: 'role', entityId: id, label, before, after });

  return {
    /** Preset roles, then those of the team's own by name. */
    async list(team: Team, lang: Lang) {
      const [own, counts] = [await roles.list(team), await roles.countPresets(team)];
      const presets = listPresets(team).map(([preset, permissions]) => ({
        ...toRole({ preset, role_id: null, role_name: null }, team, lang),
        permissions: [...permissions],
        members: counts.find((count) => count.preset === preset)?.members ?? 0,
        updated_at: null,
      }));
      return [...presets, ...own.map((role) => ({ ...role, preset: null, permissions: [...role.permissions] }))];
    },

    /**
     * A role that is given, kept from being deleted until the transaction ends.
     * @throws AppError 422 on `role` for one that the team does not have, or that the actor may not give
     */
    async choose(
      actor: Pick<SessionUser, 'permissions'>,
      team: Team,
      choice: RoleChoice,
    ): Promise<StoredRole & { permissions: readonly string[] }> {
      const isPreset = typeof choice === 'string';
      const own = isPreset ? null : await roles.hold(team, choice);
      const permissions = isPreset ? presetPermissions(team, choice) : (own?.permissions ?? null);
      if (permissions === null) throw invalidField('role', 'team.role_unknown');
      if (!holdsAll(actor, permissions)) throw invalidField('role', 'team.more_than_yours');
      return {
        preset: isPreset ? choice : null,
        role_id: isPreset ? null : choice,
        role_name: own?.name ?? null,
        permissions,
      };
    },

    /** @throws AppError 422 on `name` or `permissions`, 409 beyond 20 roles */
    create: (actor: SessionUser, form: RoleForm): Promise<void> =>
      database.transaction(async () => {
        assertGivable(actor, form);
        const { vendorId: team } = actor;
        await members.lockTeam(team);
        if ((await roles.list(team)).length >= MOST_ROLES)
          throw new AppError(409, 'too_many_roles', { params: { count: MOST_ROLES } });
        const { name, permissions } = form;
        const id = await roles.insert(team, name, permissions);
        if (id === null) throw invalidField('name', 'team.name_taken');
        await record(actor, 'created', id, name, null, { name, permissions });
      }),

    /** @throws AppError 404, 409 if it was saved in the meantime, 422 on `name` or `permissions` */
    edit: (actor: SessionUser, id: number, form: RoleForm): Promise<void> =>
      database.transaction(async () => {
        assertGivable(actor, form);
        const before = await roles.lock(actor.vendorId, id);
        if (!before) throw notFound();
        assertUnchangedSince(before.updated_at, form.updated_at_seen);
        if (!holdsAll(actor, before.permissions)) throw invalidField('permissions', 'team.more_than_yours');
        const { name, permissions } = form;
        if (!(await roles.update(actor.vendorId, id, name, permissions))) throw invalidField('name', 'team.name_taken');
        const was = { name: before.name, permissions: before.permissions };
        await record(actor, 'edited', id, name, was, { name, permissions });
      }),

    /** @throws AppError 404, 409 while members or open invitations have the role */
    remove: (actor: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const role = await roles.lock(actor.vendorId, id);
        if (!role) throw notFound();
        if (await roles.isUsed(id)) throw new AppError(409, 'role_in_use');
        await roles.remove(id);
        await record(actor, 'deleted', id, role.name, { name: role.name, permissions: role.permissions }, null);
      }),
  };
};
