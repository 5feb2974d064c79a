// Plain JavaScript, because the typesetter's thread loads it as it is.
import { Blob, Face } from 'harfbuzzjs';

/** Replaces a letter that no font has. */
const MISSING = '�';
/** Letters without a shape: joiners, variation selectors, tags, and marks of direction. The typesetter leaves them out. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Creates a function that replaces every letter that none of the fonts has, since PDF/A refuses a document with one.
 * @param {readonly Uint8Array[]} fonts
 */
export const createPrintable = (fonts) => {
  const letters = new Set(fonts.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()]));
  /** @param {string} text */
  return (text) =>
    text.replaceAll(/[^\p{ASCII}]/gu, (letter) =>
      letters.has(letter.codePointAt(0)) || SHAPELESS.test(letter) ? letter : MISSING,
    );
};

/**
 * Replaces everything but Latin and Arabic letters, digits and common punctuation: what can be set in any case.
 * @param {string} text
 */
export const onlyLatinAndArabic = (text) =>
  text.replaceAll(/[^\p{ASCII}\u00a0-\u024f\u0600-\u06ff\u2010-\u2026�]/gu, MISSING);
