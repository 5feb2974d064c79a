import type { TextKey } from '@balsam/shared-ui';
import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    'vendor-portal': typeof en;
  }
}

/** Checks the type of a translation key that is passed on as plain text, as in schema messages. */
export const textKey = (key: TextKey<'vendor-portal'>) => key;
