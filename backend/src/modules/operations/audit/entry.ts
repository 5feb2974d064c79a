import type { z } from 'zod';
import type { Lang } from '../../../wire/schemas.ts';
import { actionText, entityText } from './labels.ts';
import type { AuditRow } from './repository.ts';
import type { AuditEntry } from './schemas.ts';

/** An entry of the log as the API shows it. */
export const toEntry = (
  { actor_id, actor_name, actor_email, actor_role, ...row }: AuditRow,
  lang: Lang,
): z.infer<typeof AuditEntry> => ({
  ...row,
  action_text: actionText(lang, row.action),
  entity_text: entityText(lang, row.entity),
  actor: { id: actor_id, name: actor_name, email: actor_email, role: actor_role },
});
