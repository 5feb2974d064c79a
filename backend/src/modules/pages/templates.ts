import { readFileSync } from 'node:fs';
import type { Lang } from '../../wire/schemas.ts';
import type { PageKey } from './schemas.ts';

const read = (key: PageKey, lang: Lang): string =>
  readFileSync(new URL(`templates/${key}.${lang}.md`, import.meta.url), 'utf8').trim();

/** A text to begin a page with. It is no page: nothing of it is shown before an admin publishes it. */
export const readTemplate = (key: PageKey): { body: string; body_arabic: string } => ({
  body: read(key, 'en'),
  body_arabic: read(key, 'ar'),
});
