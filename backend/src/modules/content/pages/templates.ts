import { readFileSync } from 'node:fs';
import type { Lang } from '../../../wire/schemas.ts';
import type { PageKey } from './schemas.ts';

const read = (key: PageKey, lang: Lang): string =>
  readFileSync(new URL(`templates/${key}.${lang}.md`, import.meta.url), 'utf8').trim();

/** Template of a page. It is only shown to admins, as a starting point. */
export const readTemplate = (key: PageKey): { body: string; body_arabic: string } => ({
  body: read(key, 'en'),
  body_arabic: read(key, 'ar'),
});
