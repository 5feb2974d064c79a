import JsBarcode from 'jsbarcode';

/** The dark bars of a barcode, measured in modules: the width of its narrowest bar. */
interface BarcodeBars {
  width: number;
  bars: { start: number; width: number }[];
}

/** A text as Code 128, which every courier's scanner reads; null for a text that it cannot hold. */
export function barcodeBars(text: string): BarcodeBars | null {
  const target: { encodings?: { data: string }[] } = {};
  let isValid = text !== '';
  // Drawn on a plain object: as a picture it would come with style attributes, which the page's policy refuses.
  if (isValid) JsBarcode(target, text, { format: 'CODE128', valid: (valid) => (isValid = valid) });
  if (!isValid) return null;
  const pattern = target.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...pattern.matchAll(/1+/g)].map(({ 0: run, index }) => ({ start: index, width: run.length }));
  return { width: pattern.length, bars };
}
