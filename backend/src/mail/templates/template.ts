import type { Lang } from '../../wire/schemas.ts';

/** A label and where it leads, as a path of the shop. */
interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** What a mail says, before it is laid out. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [string, string])[];
  readonly link?: MailLink;
  readonly unsubscribePath?: string;
}

/** Says a sentence of the mail's language: `say('subject')` of the template at hand. */
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** Makes a mail's content of what was queued for it. */
export type Template = (payload: Record<string, unknown>, say: Say, lang: Lang) => MailContent;
