import type { ParseKeys, Texts, TOptions } from 'i18next';
import type en from './en.json';

type SharedTexts = typeof en;

declare module 'i18next' {
  /** English texts of the kit. The part for consoles adds its own. */
  interface KitTexts extends SharedTexts {}

  /** English texts by namespace. Each package adds its own, so that an unknown key is a type error. */
  interface Texts {
    kit: KitTexts;
  }

  interface CustomTypeOptions {
    resources: Texts;
  }
}

/** Keys of a namespace; with a prefix, the rest of the key: `TextKey<'kit', 'order.actor'>` includes `vendor`. */
export type TextKey<Namespace extends keyof Texts, Prefix = undefined> = ParseKeys<Namespace, TOptions, Prefix>;

/** Type-checks a key that is passed on as plain text, as in the messages of a schema. */
export const textKey = (key: TextKey<'kit'>) => key;
