import type { ListFilters } from '../list/use-list-params.ts';

/** `search`: part of a name or an email address. */
export const MEMBER_FILTERS = { search: 'text' } satisfies ListFilters<string>;

/** Topic of mails and notifications that a member of a store can mute. */
export type NewsTopic = 'orders' | 'returns' | 'messages' | 'products' | 'stock' | 'reviews';

/** A role that a person has: the key of a preset, or the id of one of the team's own. */
export interface GivenRole {
  preset: string | null;
  id: number | null;
  name: string;
}

export interface MemberView {
  /** Id of the user. */
  id: number;
  name: string;
  email: string;
  role: GivenRole;
  created_at: string;
  /** Null if they never worked for the team. */
  last_seen_at: string | null;
  is_self: boolean;
  /** Signs in with a second step. */
  has_factor: boolean;
  /** When the second step will be removed; null if that is not announced. */
  factors_reset_at: string | null;
  /** Topics of news that they do not want. */
  muted: readonly NewsTopic[];
  updated_at: string;
}

export interface InvitationView {
  id: number;
  name: string;
  email: string;
  role: GivenRole;
  /** Null if it was sent from the command line. */
  invited_by: string | null;
  expires_at: string;
  is_expired: boolean;
}

export interface RoleView extends GivenRole {
  permissions: string[];
  /** Number of members in the role. */
  members: number;
  /** Null for a preset. */
  updated_at: string | null;
}

/** Permissions on one subject, in the words of the console. */
export interface PermissionGroup {
  title: string;
  permissions: readonly { value: string; label: string }[];
}

/** Role as the API takes it: the key of a preset, or the id of one of the team's own. */
type RoleChoice = string | number;

export interface Done {
  message?: string;
}

export interface NewInvitation {
  firstname: string;
  lastname: string;
  email: string;
  role: RoleChoice;
}

export interface MemberRoleForm {
  role: RoleChoice;
  updated_at_seen: string;
}

export interface RoleForm {
  name: string;
  permissions: string[];
  /** Null for a new role. */
  updated_at_seen: string | null;
}

/** Changes to a team. Each rejects on failure. */
export interface TeamCalls {
  invite: (invitation: NewInvitation) => Promise<Done>;
  /** Sends a new link. */
  resend: (id: number) => Promise<Done>;
  withdraw: (id: number) => Promise<Done>;
  giveRole: (id: number, form: MemberRoleForm) => Promise<Done>;
  /** Removes another member. */
  remove: (id: number) => Promise<Done>;
  /** Adds a role, or changes the one with this id. */
  saveRole: (id: number | null, form: RoleForm) => Promise<Done>;
  deleteRole: (id: number) => Promise<Done>;
  /** Announces the removal of a member's second steps. */
  resetFactors: (id: number) => Promise<Done>;
  /** Fetches the current members of the page. */
  loadMembers: () => Promise<MemberView[]>;
  loadRoles: () => Promise<RoleView[]>;
}

/** Value of a role in a select. */
export const roleKey = ({ preset, id }: GivenRole): string => preset ?? String(id);

/** Inverse of `roleKey`. Keys of presets are words. */
export const toRoleChoice = (key: string): RoleChoice => (/^\d+$/.test(key) ? Number(key) : key);
