import { strToU8, zipSync, type Zippable } from 'fflate';
import type { FileStore } from '../../../files/file-store.ts';
import { filePage } from './file-page.ts';
import type { PersonalRows } from './file-reader.ts';
import { fileTable } from './file-table.ts';

/** Pictures and documents are compressed already. */
const STORED = 0;

/** Private files of the person; public pictures belong to the products of a store. */
const fileIds = (tables: PersonalRows): number[] =>
  (tables.get('files') ?? []).filter(({ visibility }) => visibility === 'private').map(({ id }) => Number(id));

/** Adds the content of private files; one that the storage no longer has is left out. */
const addFiles = async (archive: Zippable, files: FileStore, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    const file = await files.readPrivate(id).catch(() => null);
    if (file) archive[`files/${id}-${file.name}`] = [new Uint8Array(file.content), { level: STORED }];
  }
};

/**
 * Everything about a person as a ZIP: a page in both languages, the same as JSON and as one CSV per table, and their files.
 * @param madeAt ISO 8601
 */
export const fileArchive = async (tables: PersonalRows, files: FileStore, madeAt: string): Promise<Buffer> => {
  const archive: Zippable = {
    'index.html': strToU8(filePage(tables, madeAt)),
    'data.json': strToU8(JSON.stringify({ made_at: madeAt, tables: Object.fromEntries(tables) }, null, 2)),
  };
  for (const [name, rows] of tables) archive[`tables/${name}.csv`] = strToU8(fileTable(rows));
  await addFiles(archive, files, fileIds(tables));
  return Buffer.from(zipSync(archive));
};
