import { z } from 'zod';
import { Day, filterOf, Id, PageNumber, SearchText } from '../../paging.ts';
import { Moment } from '../../schemas.ts';
import { auditEntities } from './auditLog.ts';

const Entity = z.enum(auditEntities);
const Role = z.union([z.literal(1), z.literal(2)]);
/** Column by column; a column that only one side has was not there on the other. */
const Columns = z.record(z.string(), z.unknown()).nullable();

/**
 * A line of the audit log: who did what to which thing. `label` is what the thing was called then, `role` the one that
 * the person acted in. `before` and `after` hold the columns that the act is about.
 */
export const AuditEntry = z
  .object({
    id: z.number().int(),
    created_at: Moment,
    actor: z.object({ id: z.number().int(), name: z.string(), email: z.string(), role: Role }),
    action: z.string(),
    entity: Entity,
    entity_id: z.string(),
    label: z.string(),
    before: Columns,
    after: Columns,
  })
  .meta({ id: 'AuditEntry' });

/** What the log can be asked for: only what occurs in it. */
export const AuditChoices = z
  .object({
    actors: z.array(z.object({ id: z.number().int(), name: z.string(), role: Role })),
    actions: z.array(z.string()),
    entities: z.array(Entity),
  })
  .meta({ id: 'AuditChoices' });

/** `actor` is the id of a person, `entity_id` the id of a thing. `from` and `to`: days, both included. */
export const AuditFilter = z.strictObject({
  search: SearchText,
  actor: filterOf(Id),
  role: filterOf(z.enum(['1', '2'])),
  entity: filterOf(Entity),
  entity_id: filterOf(z.string().max(64)),
  action: filterOf(z.string().max(64)),
  from: filterOf(Day),
  to: filterOf(Day),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({ page: PageNumber });
