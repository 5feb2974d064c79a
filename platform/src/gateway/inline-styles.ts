import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/store.ts';
import type { AreaOrigins } from './config.ts';
import { addressOf } from './live.ts';

/** Style sheet as part of a page. */
export interface InlineStyle {
  /** Text of the style element. */
  text: string;
  /** Source in the content security policy. */
  source: string;
}

/** Inline styles of a page by the address of their file. */
export type InlineStyles = ReadonlyMap<string, InlineStyle>;

const MOST_STYLES = 500;

/** Relative addresses, which are relative to the file; not data URLs, absolute paths or fragments. */
const RELATIVE = /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi;

const toInline = (css: string, address: string): InlineStyle | null => {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const text = css.replace(RELATIVE, (_all, quote: string, file: string) => `url(${quote}${folder}${file}${quote})`);
  // It would end the element.
  if (/<\/style/i.test(text)) return null;
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
};

/**
 * Reads the style sheets of rendered pages, which are sent within them: a separate request would delay the first paint by
 * a round trip.
 */
export function createInlineStyles(
  store: Pick<ReleaseStore, 'readFileOf'>,
  origins: AreaOrigins,
  reportError: (error: unknown) => void,
) {
  const known = new LRUCache<string, { style: InlineStyle | null }>({ max: MOST_STYLES });

  const read = async (release: Release, file: string, address: string) => {
    const found = known.get(address);
    if (found) return found.style;
    const style = toInline((await store.readFileOf(release, file)).toString(), address);
    known.set(address, { style });
    return style;
  };

  /** Styles by address, without those that must stay a file or cannot be read. */
  return async (files: readonly { release: Release; file: string }[]): Promise<InlineStyles> => {
    const styles = new Map<string, InlineStyle>();
    for (const { release, file } of files) {
      const address = addressOf(origins, release, file);
      const style = await read(release, file, address).catch((error: unknown) => (reportError(error), null));
      if (style) styles.set(address, style);
    }
    return styles;
  };
}
