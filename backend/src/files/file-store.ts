import { randomBytes } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { notFound } from '../wire/errors.ts';
import type { Sender } from './decoding.ts';
import { assertReadable, inspectDocument } from './document.ts';
import { encodePicture, encodePrivatePicture, inspectPicture, PICTURE_WIDTHS } from './picture.ts';
import { createUploadQuota } from './quota.ts';
import { STORAGE, type FileStorage } from './storage.ts';
import { removeUnusedPictures } from './unused-pictures.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface StoredFile {
  readonly id: number;
  readonly storageKey: string;
}

type Visibility = 'public' | 'private';

// The name that the sender gave is shown to people again: no path, no control or quoting characters, not endless.
const displayName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim()
    .slice(0, 120) || 'file';

/** Sender of pictures that belong to no one: those of the demo. */
const NOBODY = '';

/** Where the pictures lie that people have uploaded; those that came with the demo are drawings. */
const UPLOADS = 'uploads/';

/** Whether somebody has uploaded a picture, and it shows the thing itself. */
export const isUploaded = (storageKey: string): boolean => storageKey.startsWith(UPLOADS);

/** Addresses of a public picture in its three widths. */
export const pictureUrls = (storageKey: string) => ({
  url: `/media/${storageKey}-640.webp`,
  srcset: PICTURE_WIDTHS.map((width) => `/media/${storageKey}-${width}.webp ${width}w`).join(', '),
});

/** The names under which a stored file lies in the storage: a picture has one for each width. */
export const storedNames = (visibility: Visibility, storageKey: string): string[] =>
  visibility === 'public'
    ? PICTURE_WIDTHS.map((width) => `public/${storageKey}-${width}.webp`)
    : [`private/${storageKey}`];

/** A picture that a form may have. `field`: how the form calls it. */
interface OptionalPicture {
  readonly file: UploadedFile | undefined;
  readonly field: string;
  readonly ownerId: number;
}

/**
 * Keeps files in a storage: pictures where everybody may read them, documents where nobody may.
 * @param log told when a file stays behind because the storage does not answer: nothing refers to it any more
 */
export const createFileStore = (database: Database, storage: FileStorage, log: Pick<FastifyBaseLogger, 'error'>) => {
  const assertWithinQuota = createUploadQuota(database);

  const discard = async (visibility: Visibility, storageKey: string): Promise<void> => {
    // Here and not only in the storage, whose failures are written down and forgiven.
    assertOutsideTransaction(STORAGE);
    const removed = storedNames(visibility, storageKey).map((name) =>
      storage.remove(name).catch((error: unknown) => log.error({ err: error, name }, 'a file stays behind')),
    );
    await Promise.all(removed);
  };

  /** Writes all contents or none: what has been written of them is taken back. */
  const write = async (visibility: Visibility, storageKey: string, contents: Buffer[]): Promise<void> => {
    const names = storedNames(visibility, storageKey);
    // All of them are waited for: one that is still on its way could not be taken back.
    const written = await Promise.allSettled(
      contents.map((content, index) => storage.write(names[index] ?? '', content)),
    );
    const failures = written.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failures.length === 0) return;
    await discard(visibility, storageKey);
    throw failures[0];
  };

  const remember = async (
    visibility: Visibility,
    storageKey: string,
    file: UploadedFile,
    mime: string,
    bytes: number,
    ownerId: number | null,
  ) => {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id)
      VALUES (${storageKey}, ${visibility}, ${displayName(file.name)}, ${mime}, ${bytes}, ${ownerId}) RETURNING id`);
    if (!row) throw new Error('The file was not recorded.');
    return { id: row.id, storageKey };
  };

  /**
   * Stores a picture in its three widths.
   * @param smallest the least width and height that it may have, in pixels
   * @throws AppError 413 or 422 on `field`, 429 when its owner has uploaded enough for a day, 503 when the storage does
   * not take it
   */
  const savePicture = async (
    file: UploadedFile,
    field: string,
    ownerId: number | null,
    smallest?: number,
  ): Promise<StoredFile> => {
    // The cheapest refusals come first.
    await inspectPicture(file.content, field, smallest);
    await assertWithinQuota(ownerId);
    const widths = await encodePicture(file.content, field, ownerId ?? NOBODY);
    const storageKey = `${UPLOADS}${randomBytes(16).toString('hex')}`;
    await write('public', storageKey, [...widths.values()]);
    const bytes = [...widths.values()].reduce((sum, content) => sum + content.length, 0);
    return remember('public', storageKey, file, 'image/webp', bytes, ownerId);
  };

  /** Removes a stored file when what it belonged to did not come to be, or has another one now. */
  const remove = async (id: number): Promise<void> => {
    const row = await database.first<{ storage_key: string; visibility: Visibility }>(
      sql`DELETE FROM files WHERE id = ${id} RETURNING storage_key, visibility`,
    );
    if (row) await discard(row.visibility, row.storage_key);
  };

  return {
    /** The address of a public picture, 640 pixels wide. */
    publicUrl: (storageKey: string): string => pictureUrls(storageKey).url,

    savePicture,

    /**
     * Stores a picture before the work that it is for, so that no transaction waits for it; when the work fails, the
     * picture goes again.
     * @returns what the work returns, which gets the file's id, or null where there is no picture
     * @throws AppError 413 or 422 on `field`, 503 when the storage does not take it
     */
    async withPicture<Result>(
      { file, field, ownerId }: OptionalPicture,
      work: (fileId: number | null) => Promise<Result>,
    ): Promise<Result> {
      if (!file) return work(null);
      const { id } = await savePicture(file, field, ownerId);
      return work(id).catch(async (error: unknown) => {
        await remove(id);
        throw error;
      });
    },

    /** Removes pictures of some age that nothing shows. */
    removeUnusedPictures: () => removeUnusedPictures(database, (storageKey) => discard('public', storageKey)),

    /** Refuses whoever has uploaded enough for a day, before work for one more file begins. @throws AppError 429 */
    assertWithinQuota,

    /** Checks size, kind and dimensions of a picture, for forms with several. @throws AppError 413 or 422 on `field` */
    assertPicture: (file: UploadedFile, field: string) => inspectPicture(file.content, field),

    /**
     * Stores a document that only an authorised route hands out.
     * @param sender whose turn it is to have a picture decoded, where the owner is not known yet
     * @throws AppError 413 or 422 on `field`, 429 when its owner has uploaded enough for a day, 503 when the storage does
     * not take it
     */
    async savePrivate(
      file: UploadedFile,
      field: string,
      ownerId: number | null,
      sender: Sender = ownerId ?? NOBODY,
    ): Promise<StoredFile> {
      const claim = await inspectDocument(file.content, field);
      await assertWithinQuota(ownerId);
      await assertReadable(file.content, claim, field, sender);
      const { mime, extension } = claim;
      const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
      await write('private', storageKey, [file.content]);
      return remember('private', storageKey, file, mime, file.content.length, ownerId);
    },

    /**
     * Stores a picture that only an authorised route hands out, encoded anew: nothing else that the file carried is kept.
     * @throws AppError 413 or 422 on `field`, 429 when its owner has uploaded enough for a day, 503 when the storage does
     * not take it
     */
    async savePrivatePicture(file: UploadedFile, field: string, ownerId: number): Promise<StoredFile> {
      await inspectPicture(file.content, field);
      await assertWithinQuota(ownerId);
      const content = await encodePrivatePicture(file.content, field, ownerId);
      const storageKey = `${randomBytes(16).toString('hex')}.webp`;
      await write('private', storageKey, [content]);
      return remember('private', storageKey, file, 'image/webp', content.length, ownerId);
    },

    /** Whose a stored file is, once its owner is known. */
    giveTo: (id: number, ownerId: number) =>
      database.query(sql`UPDATE files SET owner_user_id = ${ownerId} WHERE id = ${id}`),

    /** A private document by its id. @throws AppError 404, also when it has gone from the storage */
    async readPrivate(id: number): Promise<{ name: string; mime: string; content: Buffer }> {
      const row = await database.first<{ storage_key: string; original_name: string; mime: string }>(
        sql`SELECT storage_key, original_name, mime FROM files WHERE id = ${id} AND visibility = 'private'`,
      );
      if (!row) throw notFound();
      const content = await storage.read(`private/${row.storage_key}`);
      if (!content) throw notFound();
      return { name: row.original_name, mime: row.mime, content };
    },

    remove,
  };
};

export type FileStore = ReturnType<typeof createFileStore>;
