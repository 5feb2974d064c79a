import { randomBytes } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { invalidField, notFound } from '../wire/errors.ts';
import type { Sender } from './decoding.ts';
import { assertReadable, inspectDocument, isPdf } from './document.ts';
import { encodePicture, encodePrivatePicture, inspectPicture, isPictureKind, PICTURE_WIDTHS } from './picture.ts';
import { createUploadQuota } from './quota.ts';
import type { FileStorage, Visibility } from './file-storage.ts';
import { STORAGE } from './storage.ts';
import { removeExpiredFiles } from './expired-files.ts';
import { removeUnusedPictures } from './unused-pictures.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface StoredFile {
  readonly id: number;
  readonly storageKey: string;
}

// The sender's file name is shown to people: no path, no control or quoting characters, limited length.
const displayName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim()
    .slice(0, 120) || 'file';

/** Sender of demo pictures, which have no owner. */
const NOBODY = '';

/** Folder of uploaded pictures; those of the demo are drawings. */
const UPLOADS = 'uploads/';

/** True for an uploaded picture, which shows the product itself. */
export const isUploaded = (storageKey: string): boolean => storageKey.startsWith(UPLOADS);

/** URLs of a public picture in its three widths. */
export const pictureUrls = (storageKey: string) => ({
  url: `/media/${storageKey}-640.webp`,
  srcset: PICTURE_WIDTHS.map((width) => `/media/${storageKey}-${width}.webp ${width}w`).join(', '),
});

/** Storage names of a file: a picture has one per width. */
export const storedNames = (visibility: Visibility, storageKey: string): string[] =>
  visibility === 'public'
    ? PICTURE_WIDTHS.map((width) => `public/${storageKey}-${width}.webp`)
    : [`private/${storageKey}`];

/** An optional picture of a form. `field`: its name in the form. */
interface OptionalPicture {
  readonly file: UploadedFile | undefined;
  readonly field: string;
  readonly ownerId: number;
}

/**
 * File store: pictures are public, documents private.
 * @param log receives files that could not be deleted from the storage; they are no longer referenced
 */
export const createFileStore = (database: Database, storage: FileStorage, log: Pick<FastifyBaseLogger, 'error'>) => {
  const assertWithinQuota = createUploadQuota(database);

  const discard = async (visibility: Visibility, storageKey: string): Promise<void> => {
    // Checked here, because failures of the storage below are only logged.
    assertOutsideTransaction(STORAGE);
    const removed = storedNames(visibility, storageKey).map((name) =>
      storage.remove(name).catch((error: unknown) => log.error({ err: error, name }, 'a file could not be deleted')),
    );
    await Promise.all(removed);
  };

  /** Writes all contents or none: after a failure the written ones are deleted. */
  const write = async (visibility: Visibility, storageKey: string, contents: Buffer[]): Promise<void> => {
    const names = storedNames(visibility, storageKey);
    // Waits for all, since a write still in progress could not be undone.
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
    if (!row) throw new Error('The file was not stored.');
    return { id: row.id, storageKey };
  };

  /**
   * Stores a picture in its three widths.
   * @param smallest minimum width and height, pixels
   * @throws AppError 413 or 422 on `field`, 429 if the owner's daily upload limit is exceeded, 503 if the storage fails
   */
  const savePicture = async (
    file: UploadedFile,
    field: string,
    ownerId: number | null,
    smallest?: number,
  ): Promise<StoredFile> => {
    // Cheapest checks first.
    await inspectPicture(file.content, field, smallest);
    await assertWithinQuota(ownerId);
    const widths = await encodePicture(file.content, field, ownerId ?? NOBODY);
    const storageKey = `${UPLOADS}${randomBytes(16).toString('hex')}`;
    await write('public', storageKey, [...widths.values()]);
    const bytes = [...widths.values()].reduce((sum, content) => sum + content.length, 0);
    return remember('public', storageKey, file, 'image/webp', bytes, ownerId);
  };

  /** Deletes a stored file that is no longer needed. */
  const remove = async (id: number): Promise<void> => {
    const row = await database.first<{ storage_key: string; visibility: Visibility }>(
      sql`DELETE FROM files WHERE id = ${id} RETURNING storage_key, visibility`,
    );
    if (row) await discard(row.visibility, row.storage_key);
  };

  /** See `savePrivate` of the store. */
  const savePrivate = async (
    file: UploadedFile,
    field: string,
    ownerId: number | null,
    sender: Sender = ownerId ?? NOBODY,
  ): Promise<StoredFile> => {
    const claim = await inspectDocument(file.content, field);
    await assertWithinQuota(ownerId);
    await assertReadable(file.content, claim, field, sender);
    const { mime, extension } = claim;
    const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
    await write('private', storageKey, [file.content]);
    return remember('private', storageKey, file, mime, file.content.length, ownerId);
  };

  /** See `savePrivatePicture` of the store. */
  const savePrivatePicture = async (file: UploadedFile, field: string, ownerId: number): Promise<StoredFile> => {
    await inspectPicture(file.content, field);
    await assertWithinQuota(ownerId);
    const content = await encodePrivatePicture(file.content, field, ownerId);
    const storageKey = `${randomBytes(16).toString('hex')}.webp`;
    await write('private', storageKey, [content]);
    return remember('private', storageKey, file, 'image/webp', content.length, ownerId);
  };

  return {
    /** URL of a public picture, 640 pixels wide. */
    publicUrl: (storageKey: string): string => pictureUrls(storageKey).url,

    savePicture,

    /**
     * Stores a picture before the work that needs it, so that no transaction waits for it, and deletes it if the work
     * fails.
     * @returns the result of the work, which receives the file's id, or null without a picture
     * @throws AppError 413 or 422 on `field`, 503 if the storage fails
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

    /** Deletes old unused pictures. */
    removeUnusedPictures: () => removeUnusedPictures(database, (storageKey) => discard('public', storageKey)),

    /**
     * Checks the daily upload limit before a file is processed.
     * @throws AppError 429
     */
    assertWithinQuota,

    /**
     * Checks size, type and dimensions of a picture, for forms with several.
     * @throws AppError 413 or 422 on `field`
     */
    assertPicture: (file: UploadedFile, field: string) => inspectPicture(file.content, field),

    /**
     * Stores a document that only authorised routes return.
     * @param sender takes the turn for decoding a picture if the owner is not known yet
     * @throws AppError 413 or 422 on `field`, 429 if the owner's daily upload limit is exceeded, 503 if the storage
     * fails
     */
    savePrivate,

    /**
     * Re-encodes and stores a picture that only authorised routes return; nothing else in the file is retained.
     * @throws AppError 413 or 422 on `field`, 429 if the owner's daily upload limit is exceeded, 503 if the storage
     * fails
     */
    savePrivatePicture,

    /**
     * Checks an attachment of a message without decoding it.
     * @throws AppError 413 or 422 on `field`
     */
    assertAttachment: async (file: UploadedFile, field: string): Promise<void> => {
      if (isPdf(file.content)) {
        await inspectDocument(file.content, field);
        return;
      }
      if (file.content.length > 0 && !isPictureKind(file.content)) throw invalidField(field, 'validation.attachment');
      await inspectPicture(file.content, field);
    },

    /**
     * Stores a file that the program has made, and that only authorised routes return until it expires.
     * @param extension of the stored name, such as 'zip'
     * @throws AppError 503 if the storage fails
     */
    async saveMade(file: UploadedFile, mime: string, extension: string, expiresAt: Date): Promise<StoredFile> {
      const storageKey = `${randomBytes(16).toString('hex')}.${extension}`;
      await write('private', storageKey, [file.content]);
      const stored = await remember('private', storageKey, file, mime, file.content.length, null);
      await database.query(sql`UPDATE files SET expires_at = ${expiresAt.toISOString()} WHERE id = ${stored.id}`);
      return stored;
    },

    /** Deletes files that have expired; one that the storage does not delete is tried again by the next call. */
    removeExpired: () =>
      removeExpiredFiles(database, log, async (visibility, key) => {
        for (const name of storedNames(visibility, key)) await storage.remove(name);
      }),

    /**
     * Stores an attachment of a message: a PDF as it is, a picture re-encoded.
     * @throws AppError 413 or 422 on `field`, 429 if the owner's daily upload limit is exceeded, 503 if the storage
     * fails
     */
    saveAttachment: (file: UploadedFile, field: string, ownerId: number): Promise<StoredFile> =>
      isPdf(file.content) ? savePrivate(file, field, ownerId) : savePrivatePicture(file, field, ownerId),

    /** Sets the owner of a stored file. */
    giveTo: (id: number, ownerId: number) =>
      database.query(sql`UPDATE files SET owner_user_id = ${ownerId} WHERE id = ${id}`),

    /**
     * A private document.
     * @throws AppError 404, also if the storage no longer has it
     */
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
