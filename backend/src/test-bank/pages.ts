import type { Charge } from './accounts.ts';
import { CARDS } from './cards.ts';
import { TEXTS } from './texts.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#eef1f4;color:#1b2430}
main{max-inline-size:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
label{display:block;margin-block-start:.75rem}input{inline-size:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #66707c;border-radius:.4rem}
button{font:inherit;inline-size:100%;margin-block-start:1rem;padding:.6rem;border-radius:.4rem;border:1px solid #174a7c;background:#174a7c;color:#fff}
.plain{background:#fff;color:#174a7c}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;text-align:end}
h1{font-size:1.5rem;line-height:1.3;margin-block:0 1rem}h2{font-size:1.15rem;margin-block:1.75rem .5rem}
bdi{unicode-bidi:isolate}.cards{margin:0;font-size:.9rem}.cards dd{text-align:start}.cards bdi{white-space:nowrap;font-variant-numeric:tabular-nums;font-weight:600}`;

const page = (lang: 'en' | 'ar', title: string, body: string): string => `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

const field = (name: string, label: string, autocomplete: string): string =>
  `<label for="${name}">${escape(label)}</label><input id="${name}" name="${name}" inputmode="${name === 'name' ? 'text' : 'numeric'}" dir="ltr" autocomplete="${autocomplete}" required maxlength="40">`;

const summary = ({ lang, amount, currency, reference }: Charge): string => {
  const texts = TEXTS[lang];
  const sum = `${amount.toFixed(currency === 'BHD' ? 3 : 2)} ${currency}`;
  return `<p>${escape(texts.demo)}</p><dl><dt>${escape(texts.order)}</dt><dd><bdi>${escape(reference.order)}</bdi></dd>
<dt>${escape(texts.amount)}</dt><dd><bdi dir="ltr">${escape(sum)}</bdi></dd></dl>`;
};

const cancelForm = ({ lang, transaction }: Charge): string =>
  `<form method="post" action="${escape(`${transaction.url}/cancel`)}"><button class="plain">${escape(TEXTS[lang].cancel)}</button></form>`;

/** Groups a card number in fours. */
const inFours = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

const cardList = (lang: 'en' | 'ar'): string =>
  `<dl class="cards">${[...CARDS]
    .map(
      ([number, behaviour]) =>
        `<dt><bdi dir="ltr">${inFours(number)}</bdi></dt><dd>${escape(TEXTS[lang][behaviour])}</dd>`,
    )
    .join('')}</dl>`;

/** Card form. */
export const payPage = (charge: Charge): string => {
  const { lang, transaction } = charge;
  const texts = TEXTS[lang];
  return page(
    lang,
    texts.title,
    `${summary(charge)}<form method="post" action="${escape(transaction.url)}" autocomplete="off">
${field('card', texts.card, 'cc-number')}${field('name', texts.name, 'cc-name')}${field('expiry', texts.expiry, 'cc-exp')}${field('cvc', texts.cvc, 'cc-csc')}
<button>${escape(texts.pay)}</button></form>${cancelForm(charge)}<h2>${escape(texts.cards)}</h2>${cardList(lang)}`,
  );
};

/** 3-D Secure form. */
export const codePage = (charge: Charge): string => {
  const texts = TEXTS[charge.lang];
  return page(
    charge.lang,
    texts.code,
    `${summary(charge)}<form method="post" action="${escape(`${charge.transaction.url}/code`)}">
${field('code', texts.code, 'one-time-code')}<p>${escape(texts.codeHint)}</p><button>${escape(texts.confirm)}</button></form>${cancelForm(charge)}`,
  );
};

/** A page that does not redirect to the shop. */
export const stayPage = (charge: Charge, returnUrl: string): string => {
  const texts = TEXTS[charge.lang];
  return page(
    charge.lang,
    texts.stayTitle,
    `<p>${escape(texts.stay)}</p><p><a href="${escape(returnUrl)}">${escape(texts.back)}</a></p>`,
  );
};

/** List of all test cards. */
export const cardsPage = (lang: 'en' | 'ar'): string =>
  page(lang, TEXTS[lang].cards, `<p>${escape(TEXTS[lang].demo)}</p>${cardList(lang)}`);
