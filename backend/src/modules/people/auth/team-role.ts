import { PRESET_ROLES } from '../../../facts/permissions.ts';
import { translate } from '../../../i18n/translate.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';

/** The store whose team it is; null for the platform's. */
export type Team = number | null;

/** Condition: the row belongs to the team. */
export const ofTeam = (column: SQL, team: Team): SQL =>
  team === null ? sql`${column} IS NULL` : sql`${column} = ${team}`;

/** A stored role: a preset, or one of the team's own with its name. */
export interface StoredRole {
  readonly preset: string | null;
  readonly role_id: number | null;
  readonly role_name: string | null;
}

export const toRole = ({ preset, role_id: id, role_name: name }: StoredRole, team: Team, lang: Lang) => ({
  preset,
  id,
  name: name ?? translate(lang, `team.roles.${team === null ? 'platform' : 'vendor'}.${preset}`),
});

const presetsOf = (team: Team): Readonly<Record<string, readonly string[]>> =>
  PRESET_ROLES[team === null ? 'platform' : 'vendor'];

/** Preset roles of a team with their permissions. */
export const listPresets = (team: Team) => Object.entries(presetsOf(team));

/** Permissions of a preset role; null if the team has no such role. */
export const presetPermissions = (team: Team, key: string): readonly string[] | null => presetsOf(team)[key] ?? null;

export const isOwner = ({ preset }: Pick<StoredRole, 'preset'>): boolean => preset === 'owner';

/** True if the person may give or take away all of the permissions. */
export const holdsAll = ({ permissions }: Pick<SessionUser, 'permissions'>, given: readonly string[]): boolean =>
  given.every((permission) => permissions.includes(permission));
