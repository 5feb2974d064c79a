import sharp from 'sharp';
import type { Database } from '../database/database.ts';
import { eachLang, type Lang } from '../facts/languages.ts';
import { STANDARD_ACCENT, UNNAMED_SHOP } from '../facts/shop.ts';
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

const MARK = (accent: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="96" height="96">
<path fill="${accent}" d="M16 2c6 7 10 11.6 10 17a10 10 0 0 1-20 0C6 13.6 10 9 16 2Z"/>
<path fill="#fff" d="M14.250 13.500h3.500v4h4V21h-4v4h-3.500v-4h-4v-3.500h4z"/></svg>`;

/** Content id of the logo. */
export const LOGO_CID = 'logo@shop';

let drawn: { accent: string; png: Promise<Buffer> } | undefined;

/**
 * Logo as an attachment, 96 px wide: mail clients draw no SVG and hide remote pictures at first.
 * @throws Error if it cannot be drawn
 */
export async function logoOf({ accent }: MailBrand) {
  if (drawn?.accent !== accent)
    drawn = {
      accent,
      png: sharp(Buffer.from(MARK(accent)))
        .png({ palette: true })
        .toBuffer(),
    };
  return { filename: 'logo.png', cid: LOGO_CID, contentDisposition: 'inline' as const, content: await drawn.png };
}
