// Plain JavaScript, because the typesetter's thread loads it without a build step.
import { Blob, Face } from 'harfbuzzjs';

/** Replacement for a character that no font has. */
const MISSING = '�';
/** Characters without a glyph: joiners, variation selectors, tags, direction marks. The typesetter omits them. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Creates a function that replaces characters without a glyph in any font, which PDF/A does not allow.
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
 * Replaces everything but Latin and Arabic letters, digits and common punctuation, which can always be typeset.
 * @param {string} text
 */
export const onlyLatinAndArabic = (text) =>
  text.replaceAll(/[^\p{ASCII}\u00a0-\u024f\u0600-\u06ff\u2010-\u2026�]/gu, MISSING);
