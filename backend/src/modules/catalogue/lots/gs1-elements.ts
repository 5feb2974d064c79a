import { parseBarcode } from 'gs1-barcode-parser-mod';

/** Application identifier with its characters, such as 10 and `ABC123`. */
export interface Gs1Element {
  ai: string;
  raw: string;
}

interface Gs1Elements {
  elements: Gs1Element[];
  /** False if the code goes on with something unreadable. */
  isWhole: boolean;
}

const NOTHING: Gs1Elements = { elements: [], isWhole: false };

/** Bracketed identifiers as printed below a barcode; a printer or a person may put spaces around them. */
const BRACKETS = /\s*\((\d{2,4})\)\s*/g;

const parse = (code: string): Gs1Element[] | null => {
  try {
    return parseBarcode(code).parsedCodeItems.map(({ ai, raw }) => ({ ai, raw }));
  } catch {
    return null;
  }
};

/**
 * Elements of a GS1 element string, with brackets or with 0x1D after elements of variable length. The library returns
 * nothing if any element is unreadable, so the elements before it are those of the longest part that it accepts.
 */
export const readElementString = (code: string): Gs1Elements => {
  const text = code.startsWith('(') ? code.replace(BRACKETS, '($1)') : code;
  for (let end = text.length; end > 0; end -= 1) {
    // A cut inside a bracket would count as characters of the element before it.
    const isBoundary = end === text.length || !text.startsWith('(') || text[end] === '(';
    const elements = isBoundary ? parse(text.slice(0, end)) : null;
    if (elements) return { elements, isWhole: end === text.length };
  }
  return NOTHING;
};

/** True for a web address, such as a GS1 Digital Link. */
export const isWebAddress = (code: string): boolean => /^https?:\/\//i.test(code);

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/**
 * Elements of a GS1 Digital Link: `https://id.gs1.org/01/09506000134352/10/ABC?17=271231`. Segments before the GTIN and
 * other parameters are ignored.
 */
export const readDigitalLink = (address: string): Gs1Elements => {
  if (!URL.canParse(address)) return NOTHING;
  const { pathname, searchParams } = new URL(address);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const path = segments.slice(segments.indexOf('01')).map(decoded);
  if (!segments.includes('01') || path.length % 2 === 1) return NOTHING;
  const pairs = [...path.flatMap((ai, index) => (index % 2 === 0 ? [[ai, path[index + 1]]] : [])), ...searchParams];
  const elements = pairs.flatMap(([ai, raw]) => (ai && raw && /^\d{2,4}$/.test(ai) ? [{ ai, raw }] : []));
  return { elements, isWhole: !path.includes(null) };
};
