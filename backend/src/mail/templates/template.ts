import type { Lang } from '../../wire/schemas.ts';

/** A link; the target is a path of the shop or an address elsewhere. */
interface MailLink {
  readonly label: string;
  readonly path: string;
}

/** Label and value; `total` for the sum that the others lead to. */
export type MailRow = readonly [label: string, value: string, weight?: 'total'];

/** Goods of one line. */
export interface MailLine {
  readonly name: string;
  /** Size and colour; '' without variants. */
  readonly variant: string;
  readonly quantity: number;
  readonly price: string;
  /** Path of a small picture, null without one. */
  readonly picture: string | null;
}

/** A product that a mail is about; the texts around it name it too. */
export interface MailProduct {
  readonly name: string;
  /** Size and colour; '' without variants. */
  readonly variant: string;
  /** Path of a small picture. */
  readonly picture: string;
}

/** Goods of one seller. */
export interface MailParcel {
  readonly seller: string;
  /** Dates, carrier, tracking number. */
  readonly rows: readonly MailRow[];
  readonly lines: readonly MailLine[];
}

/** Content of a mail before rendering. */
export interface MailContent {
  /** Also the heading. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly product?: MailProduct;
  readonly parcels?: readonly MailParcel[];
  readonly rows?: readonly MailRow[];
  /** Lines of the delivery address. */
  readonly address?: readonly string[];
  readonly link?: MailLink;
  readonly unsubscribePath?: string;
  /** Staff get no help line. */
  readonly isForStaff?: true;
}

/** Translates a key of the current template, such as `t('subject')`, into the mail's language. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

/** Builds the content of a mail from its queued payload. */
export type Template = (payload: Record<string, unknown>, t: Translate, lang: Lang) => MailContent;
