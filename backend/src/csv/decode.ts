const ENCODINGS = [
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
];

/**
 * The text of a file: UTF-8, or UTF-16 that begins with its byte order mark.
 * @returns null when it is in another encoding, or no text at all
 */
export const decodeText = (content: Buffer): string | null => {
  const marked = ENCODINGS.find(({ mark }) => content.subarray(0, mark.length).equals(mark));
  // Every other byte is 0 in UTF-16 of Latin letters, which UTF-8 would read as a text full of NULs.
  if (!marked && content.subarray(0, 2).includes(0)) return null;
  try {
    return new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
};
