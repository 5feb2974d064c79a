import { sql, type SQL } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** A line of the audit log as stored. */
export interface Line {
  actor_user_id: number;
  actor_role: number;
  action: string;
  entity: string;
  entity_id: string;
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const linesWhere = (database: Database, condition: SQL) =>
  database.query<Line>(sql`
    SELECT actor_user_id, actor_role, action, entity, entity_id, label, before, after FROM audit_log
    WHERE ${condition} ORDER BY id`);

/** Audit lines of one entity, oldest first. */
export const auditLines = (database: Database, entity: string, entityId: number): Promise<Line[]> =>
  linesWhere(database, sql`entity = ${entity} AND entity_id = ${String(entityId)}`);

/** @returns a function that runs some work and returns its outcome with the audit lines that it wrote */
export const createLineReader =
  (database: Database) =>
  async <Outcome>(work: () => Promise<Outcome>): Promise<{ outcome: Outcome; lines: Line[] }> => {
    const newest = await database.first<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM audit_log`);
    const outcome = await work();
    return { outcome, lines: await linesWhere(database, sql`id > ${newest?.id ?? 0}`) };
  };
