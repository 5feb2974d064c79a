import type { Lang } from '../../wire/schemas.ts';

/** A link; the target is a path of the shop. */
interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** Content of a mail before rendering. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [string, string])[];
  readonly link?: MailLink;
  readonly unsubscribePath?: string;
}

/** Translates a key of the current template, such as `say('subject')`, into the mail's language. */
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** Builds the content of a mail from its queued payload. */
export type Template = (payload: Record<string, unknown>, say: Say, lang: Lang) => MailContent;
