import { translate } from '../i18n/translate.ts';
import { isolateIn } from '../text/isolates.ts';
import type { Lang } from '../facts/languages.ts';
import { UNSET_BRAND, type MailBrand } from './brand.ts';
import { frameOf, linkAddress, type Frame } from './blocks.ts';
import { asHtml, HELP_PATH } from './layout.ts';
import type { DueMail } from './outbox.ts';
import type { MailContent, MailParcel, MailRow, Translate } from './templates/template.ts';
import { templates } from './templates/index.ts';

// A line break in a subject would start a new header.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const rowsAsText = (rows: readonly MailRow[] = [], lang: Lang) =>
  rows.map(([label, value]) => `${label}: ${isolateIn(lang, value)}`);

const parcelAsText = ({ seller, rows, lines }: MailParcel, lang: Lang) =>
  [
    seller,
    ...rowsAsText(rows, lang),
    ...lines.map(({ name, variant, quantity, price }) => {
      const goods = [name, variant].filter(Boolean).join(', ');
      return `${isolateIn(lang, goods)} × ${quantity}: ${price}`;
    }),
  ].join('\n');

const asText = (content: MailContent, frame: Frame): string => {
  const { texts } = frame;
  const { paragraphs, parcels = [], rows, address, link, unsubscribePath, isForStaff } = content;
  const linkTo = (label: string, path: string) => `${label}: ${linkAddress(path, frame)}`;
  return [
    ...paragraphs,
    ...parcels.map((parcel) => parcelAsText(parcel, frame.lang)),
    rowsAsText(rows, frame.lang).join('\n'),
    address && [texts.address, ...address].join('\n'),
    link && linkTo(link.label, link.path),
    !isForStaff && `${texts.help} ${linkTo(texts.contact, HELP_PATH)}`,
    texts.footer,
    unsubscribePath && linkTo(texts.unsubscribe, unsubscribePath),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** Isolates the names in a sentence. */
const isolated = (lang: Lang, params: Parameters<Translate>[1] = {}) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? isolateIn(lang, value) : value]),
  );

/**
 * Renders a mail in its language: subject, plain text, and HTML that shows the attached logo.
 * @throws Error for an unknown template
 */
export const renderMail = (
  { template, payload, lang }: Pick<DueMail, 'template' | 'payload' | 'lang'>,
  origin: string,
  brand: MailBrand = UNSET_BRAND,
) => {
  const compose = templates.get(template);
  if (!compose) throw new Error(`There is no mail template "${template}".`);
  const t: Translate = (key, params) => {
    const own = `mail.${template}.${key}`;
    const values = isolated(lang, { shop: brand.name[lang], ...params });
    const sentence = translate(lang, own, values);
    return sentence === own ? translate(lang, `mail.${key}`, values) : sentence;
  };
  const content = compose(payload, t, lang);
  const frame = frameOf({ lang, origin, accent: brand.accent }, t);
  return {
    subject: oneLine(content.subject),
    text: asText(content, frame),
    html: asHtml(content, frame),
    headers: {
      // Prevents auto-replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribePath && { 'List-Unsubscribe': `<${linkAddress(content.unsubscribePath, frame)}>` }),
    },
  };
};
