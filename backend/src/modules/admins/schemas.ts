import { z } from 'zod';
import { Email, requiredText } from '../../fields.ts';
import { PageNumber, SearchText } from '../../paging.ts';
import { Moment, PageMeta } from '../../schemas.ts';
import { newPassword } from '../auth/password-field.ts';

/** Somebody who looks after the marketplace. `last_seen_at` is null for whoever is signed in nowhere. */
export const Admin = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    created_at: Moment,
    last_seen_at: Moment.nullable(),
  })
  .meta({ id: 'Admin' });

export const AdminPage = z.object({ admins: z.array(Admin), meta: PageMeta });
export const AdminFilter = z.strictObject({ search: SearchText });
export const AdminQuery = AdminFilter.extend({ page: PageNumber });

/** An invitation that nobody has followed yet. `invited_by` is null for one that was made by command. */
export const AdminInvitation = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    invited_by: z.string().nullable(),
    created_at: Moment,
    expires_at: Moment,
    is_expired: z.boolean(),
  })
  .meta({ id: 'AdminInvitation' });

export const Invitees = z.object({ invitations: z.array(AdminInvitation) });

export const NewInvitation = z.strictObject({
  email: Email,
  firstname: requiredText('validation.register.firstname_required', 100),
  lastname: requiredText('validation.register.lastname_required', 100),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

const Token = z.string().min(1).max(200);

/** The secret of an invitation's link. */
export const InvitationToken = z.strictObject({ token: Token });

/** Whom a link was sent to. */
export const Invitee = z
  .object({ firstname: z.string(), lastname: z.string(), email: z.string() })
  .meta({ id: 'Invitee' });

const password = newPassword(8, { required: 'validation.password_required', short: 'validation.password_short_8' });

export const Acceptance = z
  .strictObject({ token: Token, password, password_confirmation: password })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'validation.passwords_differ',
  });
