const ENCODINGS = [
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
];

/**
 * Decodes a file: UTF-8, or UTF-16 with a byte order mark.
 * @returns null for another encoding or a binary file
 */
export const decodeText = (content: Buffer): string | null => {
  const marked = ENCODINGS.find(({ mark }) => content.subarray(0, mark.length).equals(mark));
  // UTF-16 of Latin letters has every other byte 0, which UTF-8 would decode as NULs.
  if (!marked && content.subarray(0, 2).includes(0)) return null;
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
};
