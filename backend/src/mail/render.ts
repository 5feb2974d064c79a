import escapeHtml from 'escape-html';
import { LANGUAGES, type Lang } from '../facts/languages.ts';
import { translate } from '../i18n/translate.ts';
import type { DueMail } from './outbox.ts';
import type { MailContent, Say } from './templates/template.ts';
import { templates } from './templates/index.ts';

// A line break in a subject would start a new header.
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Parts common to all mails. */
type Frame = Record<'brand' | 'footer' | 'unsubscribe', string>;

const asText = (content: MailContent, origin: string, { footer, unsubscribe }: Frame): string =>
  [
    ...content.paragraphs,
    content.rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    content.link && `${content.link.label}: ${origin}${content.link.path}`,
    footer,
    content.unsubscribePath && `${unsubscribe}: ${origin}${content.unsubscribePath}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const anchor = (label: string, address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;

const asHtml = (content: MailContent, origin: string, { brand, footer, unsubscribe }: Frame, lang: Lang): string => {
  const paragraphs = content.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const rows = (content.rows ?? [])
    .map(([label, value]) => `<tr><td>${escapeHtml(label)}</td><td><bdi>${escapeHtml(value)}</bdi></td></tr>`)
    .join('');
  const link = content.link ? `<p>${anchor(content.link.label, origin + content.link.path)}</p>` : '';
  const stop = content.unsubscribePath ? `<p>${anchor(unsubscribe, origin + content.unsubscribePath)}</p>` : '';
  return (
    `<!doctype html><html lang="${lang}" dir="${LANGUAGES[lang].dir}"><meta charset="utf-8">` +
    `<title>${escapeHtml(content.subject)}</title><body><h1>${escapeHtml(brand)}</h1>${paragraphs}` +
    `${rows && `<table cellpadding="6">${rows}</table>`}${link}<hr><p>${escapeHtml(footer)}</p>${stop}</body></html>`
  );
};

/**
 * Renders a mail in its language: subject, plain text and simple HTML.
 * @throws Error for an unknown template
 */
export const renderMail = (
  { template, payload, lang }: Pick<DueMail, 'template' | 'payload' | 'lang'>,
  origin: string,
) => {
  const compose = templates.get(template);
  if (!compose) throw new Error(`There is no mail template "${template}".`);
  const say: Say = (key, params) => {
    const own = `mail.${template}.${key}`;
    const sentence = translate(lang, own, params);
    return sentence === own ? translate(lang, `mail.${key}`, params) : sentence;
  };
  const content = compose(payload, say, lang);
  const frame: Frame = { brand: say('brand'), footer: say('footer'), unsubscribe: say('unsubscribe') };
  return {
    subject: oneLine(content.subject),
    text: asText(content, origin, frame),
    html: asHtml(content, origin, frame, lang),
    headers: {
      // Prevents auto-replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribePath && { 'List-Unsubscribe': `<${origin}${content.unsubscribePath}>` }),
    },
  };
};
