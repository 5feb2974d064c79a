import JsBarcode from 'jsbarcode';

/** Dark bars of a barcode, in modules. A module is the width of the narrowest bar. */
interface BarcodeBars {
  width: number;
  bars: { start: number; width: number }[];
}

/** Encodes a text as Code 128, which all courier scanners read; null if the text cannot be encoded. */
export function barcodeBars(text: string): BarcodeBars | null {
  const target: { encodings?: { data: string }[] } = {};
  let isValid = text !== '';
  // JsBarcode draws on a plain object here: as SVG it would add style attributes, which the page's CSP blocks.
  if (isValid) JsBarcode(target, text, { format: 'CODE128', valid: (valid) => (isValid = valid) });
  if (!isValid) return null;
  const pattern = target.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...pattern.matchAll(/1+/g)].map(({ 0: run, index }) => ({ start: index, width: run.length }));
  return { width: pattern.length, bars };
}
