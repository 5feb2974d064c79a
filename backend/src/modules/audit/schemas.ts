import { z } from 'zod';
import { Code } from '../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Moment } from '../../wire/schemas.ts';
import { auditEntities } from './audit-log.ts';

const Entity = z.enum(auditEntities);
const Role = z.union([z.literal(1), z.literal(2)]);
/** Column by column; a column that only one side has was not there on the other. */
const Columns = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z
  .object({
    id: z.number().int(),
    created_at: Moment,
    actor: z
      .object({
        id: z.number().int(),
        name: z.string().describe('Name of the person, now'),
        email: z.string(),
        role: Role.describe('The role that the person acted in: 1 admin, 2 vendor'),
      })
      .describe('Who did it'),
    action: z.string().describe('What was done, as a dotted word (`product.approved`)'),
    action_text: z.string().describe('The same for people, in the language of the header `lang`'),
    entity: Entity.describe('What kind of thing it was done to'),
    entity_text: z.string().describe('The same for people, in the language of the header `lang`'),
    entity_id: z.string().describe('Its id, or what stands for one'),
    label: z.string().describe('What it was called then'),
    before: Columns.describe('The columns that the act is about, as they were; null when it was made'),
    after: Columns.describe('The same columns as they became; null when it was deleted'),
  })
  .meta({
    id: 'AuditEntry',
    description:
      'A line of the audit log: who did what to which thing. `label` is what the thing was called then, `role` the one that the person acted in. `before` and `after` hold the columns that the act is about.',
  });

const choiceOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value: value.describe('What the list is asked for'),
    text: z.string().describe('The same for people, in the language of the header `lang`'),
  });

export const AuditChoices = z
  .object({
    actors: z
      .array(
        z.object({
          id: z.number().int(),
          name: z.string().describe('Name of the person, now'),
          role: Role.describe('1 admin, 2 vendor'),
        }),
      )
      .describe('Everybody who has ever changed something'),
    actions: z.array(choiceOf(z.string())).describe('Every `action` that occurs'),
    entities: z.array(choiceOf(Entity)).describe('Every `entity` that occurs'),
  })
  .meta({ id: 'AuditChoices', description: 'What the log can be asked for: only what occurs in it' });

/** `actor` is the id of a person, `entity_id` the id of a thing. `from` and `to`: days, both included. */
export const AuditFilter = z
  .strictObject({
    search: SearchText,
    actor: filterOf(PathId).describe('Only what this person did, by id'),
    role: filterOf(z.enum(['1', '2'])).describe('Only what admins (1) or vendors (2) did'),
    entity: filterOf(Entity).describe('Only what was done to this kind of thing'),
    entity_id: filterOf(Code(64)).describe('Only what was done to the thing with this id'),
    action: filterOf(Code(64)).describe('Only this `action`'),
    from: filterOf(Day),
    to: filterOf(Day),
  })
  .superRefine(inDayOrder);
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.safeExtend(pageKeys);
