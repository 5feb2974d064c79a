import type { FastifyInstance } from 'fastify';
import { AppError, type FieldMessage } from '../../../wire/errors.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';

interface StoredFile {
  id: number;
}

/** Files of a form, where present. */
export interface VendorFiles<File> {
  logo?: File;
  cr_certificate?: File;
}

type Check = () => Promise<unknown>;

/**
 * Runs all checks and reports all errors together.
 * @throws AppError 422 naming every invalid field
 */
const checkAll = async (checks: readonly Check[]): Promise<void> => {
  const fields: Record<string, readonly FieldMessage[]> = {};
  for (const check of checks) {
    await check().catch((error: unknown) => {
      if (!(error instanceof AppError) || !error.fields) throw error;
      Object.assign(fields, error.fields);
    });
  }
  if (Object.keys(fields).length > 0) throw new AppError(422, 'validation', { fields });
};

/** Logos and certificates of vendors. */
export const createVendorFiles = ({ files }: Pick<FastifyInstance, 'files'>) => ({
  /**
   * Stores the files of a form, and deletes them if validation fails.
   * @param checks further checks of the form; the response reports all errors together
   */
  async store<Result>(
    ownerId: number,
    { logo, cr_certificate: certificate }: VendorFiles<UploadedFile>,
    checks: readonly Check[],
    write: (stored: VendorFiles<StoredFile>) => Promise<Result>,
  ): Promise<Result> {
    const stored: VendorFiles<StoredFile> = {};
    const storeLogo = async () => {
      if (logo) stored.logo = await files.savePicture(logo, 'logo', ownerId);
    };
    const storeCertificate = async () => {
      if (certificate) stored.cr_certificate = await files.savePrivate(certificate, 'cr_certificate', ownerId);
    };
    try {
      await checkAll([...checks, storeLogo, storeCertificate]);
      return await write(stored);
    } catch (error) {
      for (const file of [stored.logo, stored.cr_certificate]) if (file) await files.remove(file.id);
      throw error;
    }
  },
});
