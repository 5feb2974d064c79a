import { CARRIERS } from '../facts/facts.ts';
import type { Lang } from '../format/format.ts';

const known = new Map<string, { name: string; name_ar: string }>(Object.entries(CARRIERS));

/** Name of a carrier in the reader's language; one that the vendor has entered is shown as it is. */
export function carrierName(carrier: string, lang: Lang): string {
  const { name = carrier, name_ar = carrier } = known.get(carrier) ?? {};
  return lang === 'ar' ? name_ar : name;
}
