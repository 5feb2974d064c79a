import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createPostRepository, type PostRecord, type PostRow } from './repository.ts';
import type { PostEdit, PostForm } from './schemas.ts';

const toRecord = (form: PostForm, fileId: number | null): PostRecord => ({
  title: form.title,
  title_ar: form.title_arabic,
  summary: form.summary,
  summary_ar: form.summary_arabic,
  body: form.body,
  body_ar: form.body_arabic,
  drawing: form.drawing,
  image_file_id: fileId,
  dated: form.dated,
  published: form.published,
});

const audited = ({
  id: _id,
  slug: _slug,
  image_key: _key,
  updated_at: _at,
  ...record
}: PostRow): Record<string, unknown> => record;

/** Post management for admins. Every change is recorded in the audit log. */
export const createPostService = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const posts = createPostRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: 'created' | 'edited' | 'deleted',
    { id, title }: Pick<PostRow, 'id' | 'title'>,
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
  ) => auditLog.record(admin, { action: `post.${action}`, entity: 'post', entityId: id, label: title, before, after });

  /** @throws AppError 404 */
  const lockOne = async (id: number): Promise<PostRow> => {
    await posts.lock(id);
    const post = await posts.find(id);
    if (!post) throw notFound();
    return post;
  };

  return {
    /**
     * @returns its id
     * @throws AppError 413 or 422 on `image`
     */
    create: (admin: SessionUser, form: PostForm): Promise<number> =>
      files.withPicture({ file: form.image, field: 'image', ownerId: admin.id }, (fileId) =>
        database.transaction(async () => {
          const post = toRecord(form, fileId);
          const id = await posts.insert(post);
          await record(admin, 'created', { id, title: post.title }, null, { ...post });
          return id;
        }),
      ),

    /**
     * Saves a post; its slug does not change. @throws AppError 404, 409 changed in the meantime, or 413 and 422 on
     * `image`
     */
    edit: (admin: SessionUser, id: number, form: PostEdit): Promise<void> =>
      files.withPicture({ file: form.image, field: 'image', ownerId: admin.id }, (fileId) =>
        database.transaction(async () => {
          const before = await lockOne(id);
          assertUnchangedSince(before.updated_at, form.updated_at_seen);
          const imageFileId = form.remove_image ? null : before.image_file_id;
          const after = toRecord(form, fileId ?? imageFileId);
          await posts.save(id, after);
          await record(admin, 'edited', { id, title: after.title }, audited(before), { ...after });
        }),
      ),

    /** @throws AppError 404 */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const post = await lockOne(id);
        await posts.remove(id);
        await record(admin, 'deleted', post, audited(post), null);
      }),
  };
};
