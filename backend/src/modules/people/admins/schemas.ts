import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { Email, requiredText } from '../../../wire/fields.ts';
import { SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { newPassword } from '../auth/password-field.ts';

export const Admin = z
  .object({
    id: z.number().int(),
    name: z.string().meta({ description: 'First and last name', examples: ['Noura Al Harbi'] }),
    email: z.string(),
    created_at: Moment.describe('Time when the account was created'),
    last_seen_at: Moment.nullable().describe('Last use of any session; null if signed out everywhere'),
  })
  .meta({ id: 'Admin', description: 'An administrator of the marketplace' });

export const AdminFilter = z.strictObject({ search: SearchText });

export const AdminInvitation = z
  .object({
    id: z.number().int(),
    name: z.string().meta({ description: 'First and last name of the invitee', examples: ['Noura Al Harbi'] }),
    email: z.string().describe('Recipient'),
    invited_by: z.string().nullable().describe('Name of the admin who sent it; null if sent from the command line'),
    created_at: Moment.describe('Time when it was first sent'),
    expires_at: Moment.describe('Expiry of the link'),
    is_expired: z.boolean().describe('True if the link has expired; the invitation can be sent again'),
  })
  .meta({ id: 'AdminInvitation', description: 'An invitation that has not been accepted yet' });

export const Invitees = z.object({
  invitations: z.array(AdminInvitation).describe('All open invitations, newest first'),
});

export const NewInvitation = z.strictObject({
  email: Email.describe('Recipient; becomes the account’s email address'),
  firstname: requiredText('validation.register.firstname_required', 100),
  lastname: requiredText('validation.register.lastname_required', 100),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

const Token = z.string().min(1).max(200).describe('Token from the link');

/** Token from an invitation link. */
export const InvitationToken = z.strictObject({ token: Token });

export const Invitee = z
  .object({ firstname: z.string(), lastname: z.string(), email: z.string() })
  .meta({ id: 'Invitee', description: 'Recipient of an invitation link' });

const password = newPassword(LIMITS.password.changed, {
  required: 'validation.password_required',
  short: 'validation.password_short_8',
});

export const Acceptance = z
  .strictObject({
    token: Token,
    password: password.describe('At least 8 characters; common passwords are rejected'),
    password_confirmation: password,
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'validation.passwords_differ',
  });
