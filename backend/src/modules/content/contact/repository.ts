import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
}

export const createContactRepository = (database: Database) => ({
  /** @returns the id of the message */
  async insert({ name, email, phone_number, subject, message }: ContactMessage): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO contact_messages (name, email, phone_number, subject, message)
      VALUES (${name}, ${email}, ${phone_number}, ${subject}, ${message}) RETURNING id`);
    if (!row) throw new Error('The message was not stored.');
    return row.id;
  },
});
