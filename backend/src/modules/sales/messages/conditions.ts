import { LIMITS } from '../../../facts/limits.ts';
import { sql } from '../../../sql/sql.ts';

/** True while the thread `t` is disputed. */
export const isDisputed = sql`(t.disputed_at IS NOT NULL AND t.resolved_at IS NULL)`;

/** When the sub-order `part` stops taking messages; null while it is underway. */
export const closesAt = sql`coalesce(part.completed_at, part.restocked_at) + ${LIMITS.message.days} * interval '1 day'`;

/** True if the sub-order `part` ended too long ago for messages and disputes. */
export const isOver = sql`coalesce(${closesAt} < clock_timestamp(), false)`;

/** True if the thread `t` of `part` takes no messages: it is over, or no one of the store `v` would read them. */
export const isClosed = sql`(NOT coalesce(${isDisputed}, false) AND (${isOver} OR v.deleted_at IS NOT NULL))`;
