import type { Database } from '../database/database.ts';
import { eachLang, type Lang } from '../facts/languages.ts';
import { STANDARD_ACCENT, UNNAMED_SHOP } from '../facts/shop.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { LOGO_SETTING, shopIcon } from '../files/shop-icon.ts';
import { sql } from '../sql/sql.ts';

/** Name and look of the shop in its mails. */
export interface MailBrand {
  readonly name: Readonly<Record<Lang, string>>;
  /** #rrggbb, on which white text is readable. */
  readonly accent: string;
  /** Storage key of the logo; null: the standard mark. */
  readonly logo: string | null;
}

/** Brand of a shop without settings. */
export const UNSET_BRAND: MailBrand = { name: UNNAMED_SHOP, accent: STANDARD_ACCENT, logo: null };

interface Row {
  readonly name: string | null;
  readonly name_arabic: string | null;
  readonly accent: string | null;
  readonly logo: string | null;
}

/** Brand of the shop from its settings. */
export async function readBrand(database: Database): Promise<MailBrand> {
  const row = await database.first<Row>(sql`
    SELECT value #>> '{brand,name}' AS name, value #>> '{brand,name_arabic}' AS name_arabic,
      value #>> '{brand,accent}' AS accent,
      (SELECT value ->> 'storage_key' FROM settings WHERE key = ${LOGO_SETTING}) AS logo
    FROM (VALUES (1)) AS once LEFT JOIN settings ON key = 'platform'`);
  const names = { en: row?.name, ar: row?.name_arabic };
  return {
    name: eachLang((lang) => names[lang] || UNNAMED_SHOP[lang]),
    accent: row?.accent || UNSET_BRAND.accent,
    logo: row?.logo ?? null,
  };
}

/** Content id of the logo. */
export const LOGO_CID = 'logo@shop';

/** Logo as an attachment, 96 px wide: mail clients draw no SVG and hide remote pictures at first. */
export const logoOf = async (storage: Pick<FileStorage, 'read'>, brand: MailBrand) => ({
  filename: 'logo.png',
  cid: LOGO_CID,
  contentDisposition: 'inline' as const,
  content: await shopIcon(storage, brand, '96'),
});
