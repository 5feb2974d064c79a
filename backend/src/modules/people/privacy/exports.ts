import type { FastifyInstance } from 'fastify';
import { UploadedFile } from '../../../files/uploaded-file.ts';
import { fileArchive } from './file-archive.ts';
import { readPersonalRows } from './file-reader.ts';
import { createPersonReader } from './person-reader.ts';
import { createPrivacyRepository, type OpenRequest } from './repository.ts';
import { shopDay } from '../../../calendar/working-days.ts';

/** Files per run. */
const BATCH = 10;
/** Days for which a file can be fetched. */
const FILE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Builds the files that people have asked for. */
export const createExports = ({
  database,
  files,
  outbox,
  log,
}: Pick<FastifyInstance, 'database' | 'files' | 'outbox' | 'log'>) => {
  const requests = createPrivacyRepository(database);
  const people = createPersonReader(database);

  const announce = async ({ id, user_id, email, lang }: OpenRequest, expiresAt: Date): Promise<void> => {
    const asker = await requests.asker(user_id);
    if (!asker) return;
    const { firstname, is_guest, console } = asker;
    await outbox.enqueue({
      ...{ eventId: `export:${id}`, template: 'export-ready', recipient: email, lang },
      payload: { firstname, is_guest, console, day: shopDay(expiresAt) },
    });
  };

  const build = async (request: OpenRequest): Promise<void> => {
    const person = await people.forFile(request.user_id);
    if (!person) return;
    const now = new Date();
    const content = await fileArchive(await readPersonalRows(database, person), files, now.toISOString());
    const expiresAt = new Date(now.getTime() + FILE_DAYS * DAY_MS);
    const upload = new UploadedFile(`balsam-data-${shopDay(now)}.zip`, content);
    const file = await files.saveMade(upload, 'application/zip', 'zip', expiresAt);
    const isStored = await database.transaction(async () => {
      if (!(await requests.finishExport(request.id, file.id))) return false;
      await announce(request, expiresAt);
      return true;
    });
    // Withdrawn in the meantime.
    if (!isStored) await files.remove(file.id);
  };

  return {
    /** Builds the files that are due; one that fails is tried again in the next run. */
    async buildDue(): Promise<void> {
      for (const request of await requests.openExports(BATCH))
        await build(request).catch((error: unknown) =>
          log.error({ err: error, request: request.id }, 'a file with personal data could not be built'),
        );
    },
  };
};
