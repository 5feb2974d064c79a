import escapeHtml from 'escape-html';
import { LANGUAGES, type Lang } from '../facts/languages.ts';
import type { MailContent, MailLine, MailParcel, MailProduct, MailRow, Translate } from './templates/template.ts';

// Tables and inline styles, because Outlook knows neither flexbox nor style sheets. A class only names what the dark
// colours and narrow screens of layout.ts change.

/** Texts common to all mails. */
const FRAME_TEXTS = ['brand', 'quantity', 'address', 'help', 'contact', 'footer', 'unsubscribe'] as const;

/** Language, texts, sides, origin and colour of a mail. `start` and `end` are the sides that old clients understand. */
export interface Frame {
  readonly lang: Lang;
  readonly texts: Readonly<Record<(typeof FRAME_TEXTS)[number], string>>;
  readonly dir: 'ltr' | 'rtl';
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
  readonly origin: string;
  /** Accent colour of the shop. */
  readonly accent: string;
}

export const frameOf = (given: Pick<Frame, 'lang' | 'origin' | 'accent'>, t: Translate): Frame => {
  const { dir } = LANGUAGES[given.lang];
  const texts = Object.fromEntries(FRAME_TEXTS.map((name) => [name, t(name)])) as Frame['texts'];
  return { ...given, dir, texts, ...(dir === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT) };
};

const LEFT_TO_RIGHT = { start: 'left', end: 'right' } as const;
const RIGHT_TO_LEFT = { start: 'right', end: 'left' } as const;

const INK = 'color:#16282b';
const QUIET = 'color:#526569;font-size:14px;line-height:20px';
const RULE = 'border-top:1px solid #d5dee0';

/** Address of a link: a page of the shop in the mail's language, or an address elsewhere. */
export const linkAddress = (path: string, { origin, lang }: Pick<Frame, 'origin' | 'lang'>): string => {
  if (path.startsWith('https://')) return path;
  const page = new URL(path, origin);
  page.searchParams.set('lang', lang);
  return page.href;
};

/** Table for layout. */
export const table = (rows: string, { dir }: Frame, style = ''): string =>
  `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;${style}">${rows}</table>`;

/** Text of another source, such as a name, whose direction must not affect its neighbours. */
const foreign = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

export const anchor = (label: string, path: string, frame: Frame): string =>
  `<a class="link" href="${escapeHtml(linkAddress(path, frame))}" style="color:${frame.accent}">${escapeHtml(label)}</a>`;

/** Sentence in which an order number does not break at its hyphen. */
const sentence = (text: string) =>
  escapeHtml(text).replaceAll(/\b[A-Z]{2,4}-[\dA-Z-]{2,20}\b/g, '<span style="white-space:nowrap">$&</span>');

const heading = (text: string) =>
  `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;${INK}">${sentence(text)}</h1>`;

const paragraph = (text: string) => `<p class="ink" style="margin:0 0 12px;${INK}">${sentence(text)}</p>`;

const subheading = (text: string) =>
  `<h2 class="ink" style="margin:0 0 4px;font-size:16px;line-height:24px;font-weight:600;${INK}">${text}</h2>`;

/** Padded link in a cell with a colour, which also Outlook draws as a button. */
const button = ({ label, path }: { label: string; path: string }, frame: Frame) =>
  `<table role="presentation" dir="${frame.dir}" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px"><tr>` +
  `<td class="button" bgcolor="${frame.accent}" style="border-radius:8px;background:${frame.accent};mso-padding-alt:12px 28px">` +
  `<a href="${escapeHtml(linkAddress(path, frame))}" style="display:inline-block;padding:12px 28px;border-radius:8px;` +
  `color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const row = ([label, value, weight]: MailRow, { start, end }: Frame) => {
  const style = weight ? `${INK};font-weight:600;padding:8px 0` : 'padding:4px 0';
  const tone = weight ? 'ink' : 'quiet';
  return (
    `<tr><td class="${tone}" align="${start}" valign="top" style="${weight ? '' : QUIET};${style}">${escapeHtml(label)}</td>` +
    `<td class="ink" align="${end}" valign="top" style="${INK};${style};padding-${start}:16px">${foreign(value)}</td></tr>`
  );
};

const facts = (rows: readonly MailRow[], frame: Frame, style: string) =>
  rows.length === 0 ? '' : table(rows.map((each) => row(each, frame)).join(''), frame, style);

const picture = (path: string | null, frame: Frame, width = 56) =>
  // No alternative text: the name is next to it.
  path === null
    ? ''
    : `<img src="${escapeHtml(frame.origin + path)}" alt="" width="${width}" height="${width}" style="display:block;width:${width}px;height:${width}px;border-radius:8px;background:#ffffff">`;

const note = (text: string) => `<div class="quiet" style="${QUIET}">${text}</div>`;

const line = ({ name, variant, quantity, price, picture: path }: MailLine, frame: Frame) =>
  `<tr><td width="56" valign="top" style="width:56px;padding:8px 0">${picture(path, frame)}</td>` +
  `<td class="ink" align="${frame.start}" valign="top" style="padding:8px 12px;${INK}">${foreign(name)}` +
  `${variant === '' ? '' : note(foreign(variant))}${note(`${escapeHtml(frame.texts.quantity)}: ${quantity}`)}</td>` +
  `<td class="ink" align="${frame.end}" valign="top" style="padding:8px 0;white-space:nowrap;${INK}">${foreign(price)}</td></tr>`;

const SHOWN_PX = 96;

const shownProduct = ({ name, variant, picture: path }: MailProduct, frame: Frame) =>
  table(
    `<tr><td width="${SHOWN_PX}" valign="middle" style="width:${SHOWN_PX}px;padding:4px 0 8px">${picture(path, frame, SHOWN_PX)}</td>` +
      `<td class="ink" align="${frame.start}" valign="middle" style="padding:4px 16px 8px;font-weight:600;${INK}">${foreign(name)}` +
      `${variant === '' ? '' : note(foreign(variant))}</td></tr>`,
    frame,
  );

const parcel = ({ seller, rows, lines }: MailParcel, frame: Frame) =>
  `<div class="rule" style="margin-top:24px;padding-top:20px;${RULE}">${subheading(foreign(seller))}` +
  `${facts(rows, frame, 'margin-bottom:4px')}` +
  `${table(lines.map((each) => line(each, frame)).join(''), frame)}</div>`;

const address = (lines: readonly string[], { texts }: Frame) =>
  `<div class="rule" style="margin-top:20px;padding-top:20px;${RULE}">${subheading(escapeHtml(texts.address))}` +
  `<div class="quiet" style="${QUIET}">${lines.map(foreign).join('<br>')}</div></div>`;

/** Everything between the logo and the help line. */
export const body = (content: MailContent, frame: Frame): string => {
  const { subject, paragraphs, product, parcels = [], rows = [], address: lines = [], link } = content;
  const call = link ? button(link, frame) : '';
  const goods = parcels.map((each) => parcel(each, frame)).join('');
  const sums =
    goods === ''
      ? facts(rows, frame, 'margin:8px 0 4px')
      : `<div class="rule" style="margin-top:16px;padding-top:12px;${RULE}">${facts(rows, frame, '')}</div>`;
  return [
    heading(subject),
    ...paragraphs.map(paragraph),
    product ? shownProduct(product, frame) : '',
    // Above a long list, so that it is found without scrolling.
    ...(goods === '' ? [sums, call] : [call, goods, sums]),
    lines.length > 0 ? address(lines, frame) : '',
  ].join('');
};
