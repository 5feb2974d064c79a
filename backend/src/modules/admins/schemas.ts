import { LIMITS } from '../../facts/limits.ts';
import { z } from 'zod';
import { Email, requiredText } from '../../wire/fields.ts';
import { pageKeys, SearchText } from '../../wire/paging.ts';
import { Moment, PageMeta } from '../../wire/schemas.ts';
import { newPassword } from '../auth/password-field.ts';

export const Admin = z
  .object({
    id: z.number().int(),
    name: z.string().meta({ description: 'First and last name', examples: ['Noura Al Harbi'] }),
    email: z.string(),
    created_at: Moment.describe('When the account was opened'),
    last_seen_at: Moment.nullable().describe('When a session was used last; null for whoever is signed in nowhere'),
  })
  .meta({ id: 'Admin', description: 'Somebody who looks after the marketplace' });

export const AdminPage = z.object({
  admins: z.array(Admin).describe('The admins of this page'),
  meta: PageMeta,
});
export const AdminFilter = z.strictObject({ search: SearchText });
export const AdminQuery = AdminFilter.extend(pageKeys);

export const AdminInvitation = z
  .object({
    id: z.number().int(),
    name: z.string().meta({ description: 'First and last name of whom it invites', examples: ['Noura Al Harbi'] }),
    email: z.string().describe('Where it was sent'),
    invited_by: z.string().nullable().describe('Name of the admin who sent it; null for one that was made by command'),
    created_at: Moment.describe('When it was sent first'),
    expires_at: Moment.describe('Until when its link holds'),
    is_expired: z.boolean().describe('Whether that is over; it can be sent anew'),
  })
  .meta({ id: 'AdminInvitation', description: 'An invitation that nobody has followed yet' });

export const Invitees = z.object({
  invitations: z.array(AdminInvitation).describe('All of them, the newest first'),
});

export const NewInvitation = z.strictObject({
  email: Email.describe('Where the invitation goes; it becomes the name of the account'),
  firstname: requiredText('validation.register.firstname_required', 100),
  lastname: requiredText('validation.register.lastname_required', 100),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

const Token = z.string().min(1).max(200).describe('The secret of the link');

/** The secret of an invitation's link. */
export const InvitationToken = z.strictObject({ token: Token });

export const Invitee = z
  .object({ firstname: z.string(), lastname: z.string(), email: z.string() })
  .meta({ id: 'Invitee', description: 'Whom a link was sent to' });

const password = newPassword(LIMITS.password.changed, {
  required: 'validation.password_required',
  short: 'validation.password_short_8',
});

export const Acceptance = z
  .strictObject({
    token: Token,
    password: password.describe('At least 8 characters, and none of the passwords that everybody uses'),
    password_confirmation: password,
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'validation.passwords_differ',
  });
