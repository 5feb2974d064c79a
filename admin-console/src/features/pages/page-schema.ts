import type { AdminPage } from '@balsam/shared-api';
import { boolean, object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const LONGEST = 20_000;

/** Form values: the texts, and whether to publish them. */
export interface PageValues {
  body: string;
  body_arabic: string;
  publish: boolean;
  /** `updated_at` of the loaded version. */
  updated_at: string | null;
}

const text = (missing: string) =>
  string()
    .trim()
    .max(LONGEST, textKey('pages.error.long'))
    .when('publish', { is: true, then: (schema) => schema.required(missing) });

/** A draft may be incomplete; publishing requires both languages. */
export const pageSchema = object({
  body: text(textKey('pages.error.body')),
  body_arabic: text(textKey('pages.error.bodyArabic')),
  publish: boolean().required(),
});

export const toPageValues = ({ body, body_arabic, updated_at }: AdminPage): PageValues => ({
  body,
  body_arabic,
  publish: false,
  updated_at,
});
