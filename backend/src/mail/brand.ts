import type { Database } from '../database/database.ts';
import { eachLang, type Lang } from '../facts/languages.ts';
import { STANDARD_ACCENT, UNNAMED_SHOP } from '../facts/shop.ts';
import { shopIcon } from '../files/shop-icon.ts';
import { sql } from '../sql/sql.ts';

/** Name and look of the shop in its mails. */
export interface MailBrand {
  readonly name: Readonly<Record<Lang, string>>;
  /** #rrggbb, on which white text is readable. */
  readonly accent: string;
}

/** Brand of a shop without settings. */
export const UNSET_BRAND: MailBrand = { name: UNNAMED_SHOP, accent: STANDARD_ACCENT };

interface Row {
  readonly name: string | null;
  readonly name_arabic: string | null;
  readonly accent: string | null;
}

/** Brand of the shop from its settings. */
export async function readBrand(database: Database): Promise<MailBrand> {
  const row = await database.first<Row>(sql`
    SELECT value #>> '{brand,name}' AS name, value #>> '{brand,name_arabic}' AS name_arabic,
      value #>> '{brand,accent}' AS accent
    FROM settings WHERE key = 'platform'`);
  const names = { en: row?.name, ar: row?.name_arabic };
  return { name: eachLang((lang) => names[lang] || UNNAMED_SHOP[lang]), accent: row?.accent || UNSET_BRAND.accent };
}

/** Content id of the logo. */
export const LOGO_CID = 'logo@shop';

/** Logo as an attachment, 96 px wide: mail clients draw no SVG and hide remote pictures at first. */
export const logoOf = async ({ accent }: MailBrand) => ({
  filename: 'logo.png',
  cid: LOGO_CID,
  contentDisposition: 'inline' as const,
  content: await shopIcon(accent, '96'),
});
