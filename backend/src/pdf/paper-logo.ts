import type { FileStorage } from '../files/file-storage.ts';

/** Name and look of the shop when a paper was issued. */
export interface PaperBrand {
  readonly name: string;
  readonly name_arabic: string;
  /** #rrggbb; empty for the standard one. */
  readonly accent: string;
  /** Storage key; null without a logo. */
  readonly logo: string | null;
}

/**
 * Logo of a paper as its template reads it: the bytes of a WebP picture as a JSON array, empty without a logo. They are
 * those of the stored file, so that a paper prints the same bytes later.
 * @returns null if the file is lost
 * @throws AppError 503 if the storage does not respond
 */
export const readPaperLogo = async (
  storage: Pick<FileStorage, 'read'>,
  brand: PaperBrand | null | undefined,
): Promise<string | null> => {
  if (!brand?.logo) return '';
  const picture = await storage.read(`public/${brand.logo}-320.webp`);
  return picture && JSON.stringify([...picture]);
};
