import type { ParseKeys, Texts, TOptions } from 'i18next';
import type en from './en.json';

declare module 'i18next' {
  /** The English texts by namespace. Each package adds its own, and so a key that nobody has is a type error. */
  interface Texts {
    kit: typeof en;
  }

  interface CustomTypeOptions {
    resources: Texts;
  }
}

/** The keys of a namespace; with a prefix, what follows it: `TextKey<'kit', 'order.actor'>` has `vendor`. */
export type TextKey<Namespace extends keyof Texts, Prefix = undefined> = ParseKeys<Namespace, TOptions, Prefix>;

/** Has a key checked that is handed on as plain text, as the messages of a schema are. */
export const textKey = (key: TextKey<'kit'>) => key;
