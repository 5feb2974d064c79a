import escapeHtml from 'escape-html';
import type { HeadTag } from '@balsam/shared-api';

// An unescaped "<" could end the script element early.
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** JSON data element for the page's scripts. */
export const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${safeJson(value)}</script>`;

/** Marks elements that the shell removes once it renders its own head. */
const MARK = 'data-first-page';

export function headElement(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title ${MARK}>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'data') return `<script type="application/ld+json" ${MARK}>${safeJson(tag.data)}</script>`;
  const attributes = Object.entries(tag.attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag.tag} ${attributes.join(' ')} ${MARK}>`;
}
