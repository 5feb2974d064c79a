import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import type { Person } from './registry/personal-table.ts';

interface PersonRow {
  id: number;
  email: string;
  kind: 'account' | 'guest';
  is_proven: boolean;
  guests: { id: number; email: string }[];
}

/**
 * Reads who is behind an account or a guest: also the guests whose orders the account has taken over, and those with its
 * address once that was proven. A guest with the address of an account is found by the order alone.
 */
export const createPersonReader = (database: Database) => {
  const read = (id: number) =>
    database.first<PersonRow>(sql`
      SELECT u.id, u.email, u.kind, proof.is_proven, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'email', g.email) ORDER BY g.id), '[]') FROM users g
        WHERE g.erased_at IS NULL AND (g.claimed_by = u.id
          OR (g.kind = 'guest' AND u.kind = 'account' AND g.email = u.email AND g.email <> '' AND proof.is_proven))
      ) AS guests
      FROM users u CROSS JOIN LATERAL (SELECT CASE WHEN u.kind = 'account' THEN u.email_proven_at IS NOT NULL
        ELSE NOT EXISTS (SELECT FROM users a WHERE a.email = u.email AND a.kind = 'account' AND a.deleted_at IS NULL)
        END AS is_proven) proof
      WHERE u.id = ${id} AND u.erased_at IS NULL`);

  const toPerson = ({ id, email, guests }: PersonRow, isAddressed: boolean): Person => {
    const emails = isAddressed ? [email, ...guests.map((guest) => guest.email)] : [];
    return {
      id,
      ids: [id, ...guests.map((guest) => guest.id)],
      emails: [...new Set(emails)].filter((each) => each !== ''),
    };
  };

  return {
    /**
     * For a file: without the address unless it is proven, because anyone can register with the address of someone else.
     * @returns null for an erased person
     */
    async forFile(id: number): Promise<Person | null> {
      const row = await read(id);
      return row && toPerson(row, row.is_proven);
    },

    /** For an erasure: its mails went to the address, and nobody there has stopped it. @returns null for an erased person */
    async forErasure(id: number): Promise<Person | null> {
      const row = await read(id);
      return row && toPerson(row, row.kind === 'account' || row.is_proven);
    },
  };
};
