import { tmpdir } from 'node:os';
import path from 'node:path';

/** The first of the journeys' ports. */
export const PORT = Number(process.env.E2E_PORT ?? 3900);

/** Where the journeys' marketplaces lie for as long as they are needed. */
export const FOLDER = path.join(tmpdir(), `balsam-journeys-${PORT}`);
