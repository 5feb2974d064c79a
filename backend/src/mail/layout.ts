import escapeHtml from 'escape-html';
import { STANDARD_ACCENT } from '../facts/shop.ts';
import { LOGO_CID } from './brand.ts';
import { anchor, body, linkAddress, table, type Frame } from './blocks.ts';
import type { MailContent } from './templates/template.ts';

export const HELP_PATH = '/contact-us';

const styleOf = (accent: string) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#0f1c1e!important}.card{background:#17282b!important;border-color:#2a3f43!important}
.ink{color:#e4eeef!important}.quiet{color:#a3b6b9!important}.rule{border-color:#2a3f43!important}.link{color:${lightened(accent)}!important}}`;

/** The accent on dark backgrounds: mixed with white, as in the theme of the pages. */
const lightened = (accent: string): string =>
  accent === STANDARD_ACCENT
    ? '#7ccfd4'
    : `#${[1, 3, 5]
        .map((start) => Math.round(Number.parseInt(accent.slice(start, start + 2), 16) * 0.4 + 255 * 0.6))
        .map((channel) => channel.toString(16).padStart(2, '0'))
        .join('')}`;

/** Fills the preview of a mailbox, which would otherwise continue with the logo and the heading. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const preheader = ([first = '']: readonly string[]) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first)}${FILLER}</div>`;

const header = (frame: Frame) =>
  `<tr><td align="${frame.start}" style="padding:0 4px 16px"><a href="${escapeHtml(linkAddress('/', frame))}" style="text-decoration:none">` +
  `<img src="cid:${LOGO_CID}" alt="" width="32" height="32" style="vertical-align:middle;border:0">` +
  `<span class="ink" style="color:#16282b;font-size:22px;font-weight:600;vertical-align:middle">&nbsp;${escapeHtml(frame.texts.brand)}</span></a></td></tr>`;

const footer = ({ isForStaff, unsubscribePath }: MailContent, frame: Frame) => {
  const { texts } = frame;
  const lines = [
    ...(isForStaff ? [] : [`${escapeHtml(texts.help)} ${anchor(texts.contact, HELP_PATH, frame)}`]),
    escapeHtml(texts.footer),
    ...(unsubscribePath ? [anchor(texts.unsubscribe, unsubscribePath, frame)] : []),
  ];
  return (
    `<tr><td class="quiet" align="${frame.start}" style="padding:20px 4px 0;color:#526569;font-size:14px;line-height:22px">` +
    `${lines.join('<br>')}</td></tr>`
  );
};

/** Renders a mail as HTML: one column of at most 600 px, light and dark. */
export const asHtml = (content: MailContent, frame: Frame): string => {
  const { lang, dir, start } = frame;
  const column =
    `<table role="presentation" dir="${dir}" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">` +
    `${header(frame)}<tr><td class="card" bgcolor="#ffffff" align="${start}" ` +
    `style="padding:32px;background:#ffffff;border:1px solid #d5dee0;border-radius:12px;overflow-wrap:anywhere">` +
    `${body(content, frame)}</td></tr>${footer(content, frame)}</table>`;
  const page = `<tr><td align="center" style="padding:24px 12px 32px">${column}</td></tr>`;
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title>` +
    `<style>${styleOf(frame.accent)}</style></head><body class="page" style="margin:0;padding:0;background:#f4f8f8;` +
    `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Tahoma,Arial,sans-serif;font-size:16px;line-height:24px;` +
    `text-align:${start};-webkit-text-size-adjust:100%">` +
    `${preheader(content.paragraphs)}${table(page, frame)}</body></html>`
  );
};
