import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

interface Beacon {
  readonly area: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

export const createBeaconRepository = (database: Database) => ({
  insert: ({ area, version, phase, code }: Beacon) =>
    database.query(sql`
      INSERT INTO area_beacons (area, version, phase, code) VALUES (${area}, ${version}, ${phase}, ${code})`),
});
