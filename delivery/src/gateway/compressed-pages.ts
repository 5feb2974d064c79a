import { LRUCache } from 'lru-cache';
import { openText, type Encoding, type OpenText } from '../page/open-text.ts';

/** A page as one browser gets it: what is the same for all who ask for it, and what was made for this one. */
export interface PageText {
  beginning: () => string;
  ending: string;
}

/** Of the room for rendered pages: compressed twice, a page has about a tenth of what its HTML takes. */
export const COMPRESSED_SHARE = 1 / 8;

/** What an entry weighs beside its bytes. */
const OVERHEAD_BYTES = 1_000;

interface Asked {
  encoding: Encoding;
  beginning: () => string;
}

/**
 * Rendered pages as they are sent, but for what is made for each visitor: compressing the same page for everybody
 * anew takes longer than all the rest of an answer. Two who ask for the same at once wait for the same.
 * @param bytes the room for them; 0 keeps none
 */
export function createCompressedPages(bytes: number) {
  if (bytes === 0) return null;
  const kept = new LRUCache<string, OpenText, Asked>({
    maxSize: Math.ceil(bytes),
    sizeCalculation: ({ size }) => size + OVERHEAD_BYTES,
    fetchMethod: (_key, _stale, { context }) => openText(context.encoding, context.beginning()),
  });

  /** @param key names all that the page's beginning was made of */
  return async (key: string, encoding: Encoding, { beginning, ending }: PageText): Promise<Buffer> => {
    const open = await kept.forceFetch(`${encoding} ${key}`, { context: { encoding, beginning } });
    return open.finish(ending);
  };
}
