import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Moment } from '../../../wire/schemas.ts';
import { auditEntities } from './labels.ts';

const Entity = z.enum(auditEntities);
const Role = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** By column name. A column present on only one side did not exist on the other. */
const Columns = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z
  .object({
    id: z.number().int(),
    created_at: Moment,
    actor: z
      .object({
        id: z.number().int(),
        name: z.string().describe('Current name of the person'),
        email: z.string(),
        role: Role.describe('Role in which the person acted: 1 admin, 2 vendor, 3 customer, whose erasure it was'),
      })
      .describe('Person who acted'),
    action: z.string().describe('Dotted action name (`product.approved`)'),
    action_text: z.string().describe('Action label in the language of the `lang` header'),
    entity: Entity.describe('Type of the entity'),
    entity_text: z.string().describe('Entity type label in the language of the `lang` header'),
    entity_id: z.string().describe('Id of the entity, or a string key if it has no id'),
    label: z.string().describe('Name of the entity at that time'),
    before: Columns.describe('Changed columns before the action; null if the entity was created'),
    after: Columns.describe('The same columns after the action; null if the entity was deleted'),
  })
  .meta({
    id: 'AuditEntry',
    description:
      'An entry of the audit log. `label` is the name of the entity at that time, `role` the role in which the person acted. `before` and `after` contain the columns concerned.',
  });

const choiceOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value: value.describe('Value for the filter'),
    text: z.string().describe('Label in the language of the `lang` header'),
  });

export const AuditActors = z
  .array(
    z.object({
      id: z.number().int(),
      name: z.string().describe('Current name of the person'),
      role: Role.describe('1 admin, 2 vendor, 3 customer'),
    }),
  )
  .describe('Everyone who has ever changed something');

export const AuditChoices = z
  .object({
    actors: AuditActors,
    actions: z.array(choiceOf(z.string())).describe('Every `action` that occurs'),
    entities: z.array(choiceOf(Entity)).describe('Every `entity` that occurs'),
  })
  .meta({ id: 'AuditChoices', description: 'Filter choices for the log: only values that occur in it' });

/** `actor` is a user id, `entity_id` the id of the entity. `from` and `to`: days, inclusive. */
export const AuditFilter = z
  .strictObject({
    search: SearchText,
    actor: filterOf(PathId).describe('Only actions of this user, by id'),
    role: filterOf(z.enum(['1', '2'])).describe('Only actions of admins (1) or vendors (2)'),
    entity: filterOf(Entity).describe('Only actions on this type of entity'),
    entity_id: filterOf(Code(64)).describe('Only actions on the entity with this id'),
    action: filterOf(Code(64)).describe('Only this `action`'),
    from: filterOf(Day),
    to: filterOf(Day),
  })
  .superRefine(inDayOrder);
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.safeExtend(pageKeys);

/** Filter of a store's own log. */
export const StoreAuditFilter = z
  .strictObject({
    search: SearchText,
    actor: filterOf(PathId).describe('Only actions of this user, by id'),
    from: filterOf(Day),
    to: filterOf(Day),
  })
  .superRefine(inDayOrder);

export const StoreAuditQuery = StoreAuditFilter.safeExtend(pageKeys);
