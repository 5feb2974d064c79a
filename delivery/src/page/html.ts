import escapeHtml from 'escape-html';
import type { HeadTag } from '@balsam/shared-api';

// "<" must not end the script element early, whatever the value holds.
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A value for the page's scripts. */
export const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** The shell takes what is marked away again, once the page has a head of its own. */
const MARK = 'data-first-page';

/** One element of the head. */
export function headElement(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title ${MARK}>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'data') return `<script type="application/ld+json" ${MARK}>${safeJson(tag.data)}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag.tag} ${attributes.join(' ')} ${MARK}>`;
}
