import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
}

export const createContactRepository = (database: Database) => ({
  insert: ({ name, email, phone_number, subject, message }: ContactMessage) =>
    database.query(sql`
      INSERT INTO contact_messages (name, email, phone_number, subject, message)
      VALUES (${name}, ${email}, ${phone_number}, ${subject}, ${message})`),
});
