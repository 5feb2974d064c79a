import type { FastifyInstance } from 'fastify';
import { imageUrl } from '../../../files/picture-urls.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createPlatformRepository } from './repository.ts';

/** The logo of the shop: a public picture. The latest one wins; earlier ones stay, because issued papers show them. */
export const createShopLogo = ({ database, files }: Pick<FastifyInstance, 'database' | 'files'>) => {
  const auditLog = createAuditLog(database);
  const platform = createPlatformRepository(database);

  const change = (admin: SessionUser, key: string | null): Promise<void> =>
    database.transaction(async () => {
      const before = await platform.logo();
      if (before === key) return;
      await platform.saveLogo(key);
      await auditLog.record(admin, {
        ...({ action: 'settings.logo_changed', entity: 'settings', entityId: 'logo', label: 'logo' } as const),
        before: { logo: before },
        after: { logo: key },
      });
    });

  return {
    /** URL of the logo; null if there is none. */
    url: async (): Promise<string | null> => imageUrl(await platform.logo()),

    /** @throws AppError 413 or 422 on `logo` */
    async save(admin: SessionUser, file: UploadedFile): Promise<void> {
      const { storageKey } = await files.savePicture(file, 'logo', admin.id);
      await change(admin, storageKey);
    },

    /** Idempotent. */
    remove: (admin: SessionUser): Promise<void> => change(admin, null),
  };
};
