import { z } from 'zod';
import { NEWS_TOPICS, type NewsTopic } from '../../../facts/news-topics.ts';
import { PLATFORM_PERMISSIONS, PRESET_ROLES, VENDOR_PERMISSIONS } from '../../../facts/permissions.ts';
import { Email, requiredText } from '../../../wire/fields.ts';
import { SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../wire/seen.ts';
import { SecondStep } from '../factors/schemas.ts';
import { existingPassword } from '../auth/password-field.ts';

const presets = [...new Set([...Object.keys(PRESET_ROLES.vendor), ...Object.keys(PRESET_ROLES.platform)])];
const topics = Object.keys(NEWS_TOPICS) as NewsTopic[];
const permissions = [...new Set([...VENDOR_PERMISSIONS, ...PLATFORM_PERMISSIONS])];

const roleKeys = {
  preset: z.string().nullable().describe('Key of a preset role; null for a role of the team’s own'),
  id: z.number().int().nullable().describe('Id of a role of the team’s own; null for a preset role'),
  name: z.string().describe('Name; that of a preset role is in the language of the request'),
};

const MemberRole = z.object(roleKeys).meta({ id: 'MemberRole', description: 'The role of a member of a team' });

export const Member = z
  .object({
    id: z.number().int().describe('Id of the user'),
    name: z.string().meta({ description: 'First and last name', examples: ['Noura Al Harbi'] }),
    email: z.string(),
    role: MemberRole,
    created_at: Moment.describe('Time when they joined'),
    last_seen_at: Moment.nullable().describe('Last time they worked for the team; null if never'),
    is_self: z.boolean().describe('True for the caller'),
    has_factor: z.boolean().describe('Signs in with a second step'),
    factors_reset_at: Moment.nullable().describe('When the second step will be removed; null if that is not announced'),
    muted: z.array(z.enum(topics)).describe('Topics of news that they do not want; none for the platform'),
    updated_at: Moment.describe('Time of the last change of the role'),
  })
  .meta({ id: 'Member', description: 'A person who works for a store, or for the platform' });

export const MemberFilter = z.strictObject({ search: SearchText });

/** Role that is given: the key of a preset, or the id of one of the team’s own. */
export const RoleChoice = z
  .union([z.enum(presets), z.number().int().min(1)], 'team.role_required')
  .meta({ description: 'Key of a preset role, or id of a role of the team’s own', examples: ['orders'] });
export type RoleChoice = z.infer<typeof RoleChoice>;

export const MemberForm = z.strictObject({ role: RoleChoice, updated_at_seen: UpdatedAtSeen });

export const Invitation = z
  .object({
    id: z.number().int(),
    name: z.string().meta({ description: 'First and last name of the invitee', examples: ['Noura Al Harbi'] }),
    email: z.string().describe('Recipient'),
    role: MemberRole,
    invited_by: z.string().nullable().describe('Name of the person who sent it; null if sent from the command line'),
    created_at: Moment.describe('Time when it was first sent'),
    expires_at: Moment.describe('Expiry of the link'),
    is_expired: z.boolean().describe('True if the link has expired; the invitation can be sent again'),
  })
  .meta({ id: 'Invitation', description: 'An invitation to a team that has not been accepted yet' });

const invitee = {
  email: Email.describe('Recipient'),
  firstname: requiredText('validation.register.firstname_required', 100),
  lastname: requiredText('validation.register.lastname_required', 100),
};

/** Person to invite. */
export const NewInvitee = z.strictObject(invitee);
export type NewInvitee = z.infer<typeof NewInvitee>;

export const NewInvitation = z.strictObject({ ...invitee, role: RoleChoice });
export type NewInvitation = z.infer<typeof NewInvitation>;

const Token = z.string().min(1).max(200).describe('Token from the link');

/** Token from an invitation link. */
export const InvitationToken = z.strictObject({ token: Token });

export const Invitee = z
  .object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    store: z
      .object({ company_name: z.string(), company_name_arabic: z.string() })
      .nullable()
      .describe('The store that they are invited to; null for the platform'),
    role: MemberRole,
    has_account: z.boolean().describe('True if the address has an account, whose password accepts the invitation'),
  })
  .meta({ id: 'Invitee', description: 'Recipient of an invitation link' });

/**
 * Form that accepts an invitation: the password of the account with the address, or one for a new account. A new one is
 * entered twice.
 */
export const Acceptance = z
  .strictObject({
    token: Token,
    password: existingPassword('validation.password_required').describe(
      'The password of the account; for a new account at least 8 characters, no common password',
    ),
    second_step: SecondStep.optional().describe('Required of an account with a second factor'),
  })
  .meta({ example: { token: 'Zx3v9Qk1w8r2T6y4U0pLmNsB', password: 'seven lilies 29' } });

export const Role = z
  .object({
    ...roleKeys,
    permissions: z.array(z.string()).describe('What its members may do'),
    members: z.number().int().describe('Number of members in the role'),
    updated_at: Moment.nullable().describe('Time of the last change; null for a preset role'),
  })
  .meta({ id: 'TeamRole', description: 'A role: a set of permissions' });

export const RoleForm = z.strictObject({
  name: requiredText('team.name_required', 60),
  permissions: z
    .array(z.enum(permissions))
    .min(1, 'team.permissions_required')
    .max(permissions.length)
    .describe('What its members may do'),
  updated_at_seen: UpdatedAtSeen,
});
export type RoleForm = z.infer<typeof RoleForm>;
