import escapeHtml from 'escape-html';
import { translate } from '../../../i18n/translate.ts';
import { LANGS } from '../../../facts/languages.ts';
import type { PersonalRows } from './file-reader.ts';
import { cellOf } from './file-table.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem;color:#17252a}
h1,h2{line-height:1.25}section{margin-block:2.5rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #c9d6d5;padding:.35rem .6rem;text-align:start;vertical-align:top}
th{background:#eef5f4;white-space:nowrap}td{max-width:24rem;overflow-wrap:anywhere}nav li{margin-block:.25rem}`;

/** A text in both languages, each with its language and direction. */
const inBoth = (tag: string, key: string, params: Record<string, string | number> = {}): string =>
  LANGS.map((lang) => {
    const direction = lang === 'ar' ? 'rtl' : 'ltr';
    return `<${tag} lang="${lang}" dir="${direction}">${escapeHtml(translate(lang, key, params))}</${tag}>`;
  }).join('\n');

const tableOf = (rows: PersonalRows extends ReadonlyMap<string, infer Rows> ? Rows : never): string => {
  const columns = Object.keys(rows[0] ?? {});
  const head = columns.map((column) => `<th scope="col">${inBoth('div', `privacy.columns.${column}`)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td dir="auto">${escapeHtml(cellOf(row[column]))}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
};

/** Page of the file, in both languages: it needs nothing but a browser. */
export const filePage = (tables: PersonalRows, madeAt: string): string => {
  const links = [...tables.keys()].map(
    (name) =>
      `<li><a href="#${name}">${LANGS.map((lang) => `<span lang="${lang}">${escapeHtml(translate(lang, `privacy.tables.${name}`))}</span>`).join(' · ')}</a></li>`,
  );
  const sections = [...tables].map(
    ([name, rows]) =>
      `<section id="${name}">${inBoth('h2', `privacy.tables.${name}`)}<p><a href="tables/${name}.csv">${name}.csv</a></p>${tableOf(rows)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${LANGS.map((lang) => escapeHtml(translate(lang, 'privacy.file.title'))).join(' · ')}</title><style>${STYLE}</style></head>
<body><main>${inBoth('h1', 'privacy.file.title')}${inBoth('p', 'privacy.file.lead', { made_at: madeAt })}${inBoth('p', 'privacy.file.left_out')}
<nav><ul>${links.join('\n')}</ul></nav>${sections.join('\n')}</main></body></html>
`;
};
