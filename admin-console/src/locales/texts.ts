import type { TextKey } from '@balsam/shared-ui';
import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    'admin-console': typeof en;
  }
}

/** Has a key checked that is handed on as plain text, as the messages of a schema are. */
export const textKey = (key: TextKey<'admin-console'>) => key;
