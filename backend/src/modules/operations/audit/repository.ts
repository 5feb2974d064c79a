import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { pattern } from '../../../search/folded.ts';
import { beginningOf, plusDays } from '../../../calendar/days.ts';
import type { AuditEntry } from './audit-log.ts';
import { auditEntities } from './labels.ts';
import type { AuditFilter } from './schemas.ts';

export interface AuditRow extends Required<Pick<AuditEntry, 'action' | 'entity' | 'label' | 'before' | 'after'>> {
  id: number;
  created_at: string;
  entity_id: string;
  actor_id: number;
  actor_name: string;
  actor_email: string;
  actor_role: 1 | 2 | 3;
}

/** `before`: only entries with a lower id; `vendorId`: only those of people who acted for the store. */
export type LogFilter = Partial<AuditFilter> & { before?: number; vendorId?: number };

/** Limit up to which the entries of a list are counted and shown. */
export const MOST_COUNTED = 10_000;
/** Entries that a search may read. */
const MOST_SEARCHED = 100_000;

const searchCondition = (search: string): SQL => {
  const holds = pattern(search);
  return sql`(line.search_text LIKE ${holds} OR line.actor_user_id IN (
    SELECT id FROM users WHERE search_name LIKE ${holds} OR search_email LIKE ${holds}))`;
};

const condition = ({
  search,
  actor,
  role,
  entity,
  entity_id: entityId,
  action,
  from,
  to,
  before,
  vendorId,
}: LogFilter): SQL => {
  const conditions = [sql`true`];
  if (search !== undefined) conditions.push(searchCondition(search));
  if (actor !== undefined) conditions.push(sql`line.actor_user_id = ${actor}`);
  if (role !== undefined) conditions.push(sql`line.actor_role = ${Number(role)}`);
  if (entity !== undefined) conditions.push(sql`line.entity = ${entity}`);
  if (entityId !== undefined) conditions.push(sql`line.entity_id = ${entityId}`);
  if (action !== undefined) conditions.push(sql`line.action = ${action}`);
  if (from !== undefined) conditions.push(sql`line.created_at >= ${beginningOf(from)}`);
  if (to !== undefined) conditions.push(sql`line.created_at < ${beginningOf(plusDays(to, 1))}`);
  if (vendorId !== undefined) conditions.push(sql`line.vendor_id = ${vendorId}`);
  if (before !== undefined) conditions.push(sql`line.id < ${before}`);
  return sql.join(conditions, sql` AND `);
};

export const createAuditRepository = (database: Database) => {
  const countUpTo = async (most: number, filter: LogFilter): Promise<number> => {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM (
        SELECT FROM audit_log line WHERE ${condition(filter)} LIMIT ${most + 1}) AS counted`);
    return row?.total ?? 0;
  };

  return {
    list: (filter: LogFilter, limit: number, offset: number) =>
      database.query<AuditRow>(sql`
      SELECT line.id, line.created_at, line.action, line.entity, line.entity_id, line.label, line.before, line.after,
        u.id AS actor_id, u.firstname || ' ' || u.lastname AS actor_name, u.email AS actor_email, line.actor_role
      FROM audit_log line JOIN users u ON u.id = line.actor_user_id
      WHERE ${condition(filter)} ORDER BY line.id DESC LIMIT ${limit} OFFSET ${offset}`),

    /** @returns the number of entries, at most one more than `MOST_COUNTED` */
    count: (filter: LogFilter) => countUpTo(MOST_COUNTED, filter),

    /** True if a search has to read more entries than it may. The other filters decide. */
    async isTooWide(filter: LogFilter): Promise<boolean> {
      if (filter.search === undefined) return false;
      return (await countUpTo(MOST_SEARCHED, { ...filter, search: undefined })) > MOST_SEARCHED;
    },

    /** Users who occur as actors, in the role of their newest entry. */
    actors: () =>
      database.query<{ id: number; name: string; role: 1 | 2 | 3 }>(sql`
      SELECT u.id, u.firstname || ' ' || u.lastname AS name, newest.role FROM users u
        CROSS JOIN LATERAL (
          SELECT line.actor_role AS role FROM audit_log line WHERE line.actor_user_id = u.id ORDER BY line.id DESC LIMIT 1) AS newest
      ORDER BY newest.role, lower(u.firstname || ' ' || u.lastname), u.id`),

    /** People in the newest entries of a store, by name. */
    actorsOf: (vendorId: number) =>
      database.query<{ id: number; name: string; role: 2 }>(sql`
      SELECT DISTINCT u.id, u.firstname || ' ' || u.lastname AS name, 2 AS role
      FROM (SELECT actor_user_id FROM audit_log WHERE vendor_id = ${vendorId} ORDER BY id DESC LIMIT ${MOST_COUNTED}) AS newest
      JOIN users u ON u.id = newest.actor_user_id ORDER BY name, u.id`),

    /** Every action that occurs. A loose index scan: one index lookup per distinct value. */
    async actions(): Promise<string[]> {
      const rows = await database.query<{ action: string }>(sql`
      WITH RECURSIVE occurring (action) AS (
        SELECT min(action) FROM audit_log
        UNION ALL
        SELECT (SELECT min(line.action) FROM audit_log line WHERE line.action > occurring.action) FROM occurring
        WHERE occurring.action IS NOT NULL
      )
      SELECT action FROM occurring WHERE action IS NOT NULL`);
      return rows.map(({ action }) => action);
    },

    /** Entity types that occur. */
    async entities(): Promise<AuditRow['entity'][]> {
      const rows = await database.query<{ entity: AuditRow['entity'] }>(sql`
      SELECT entity FROM jsonb_array_elements_text(${JSON.stringify(auditEntities)}::jsonb) AS known (entity)
      WHERE EXISTS (SELECT 1 FROM audit_log line WHERE line.entity = known.entity) ORDER BY entity`);
      return rows.map(({ entity }) => entity);
    },
  };
};
