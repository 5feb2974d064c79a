import { tmpdir } from 'node:os';
import path from 'node:path';

/** First port of the journeys. */
export const PORT = Number(process.env.E2E_PORT ?? 3900);

/** Folder of the journeys' marketplaces. */
export const FOLDER = path.join(tmpdir(), `balsam-journeys-${PORT}`);
