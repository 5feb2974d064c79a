import type { TextKey } from '@balsam/shared-ui';
import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    'admin-console': typeof en;
  }
}

/** Type-checks a translation key that is passed on as a string, like a schema's messages. */
export const textKey = (key: TextKey<'admin-console'>) => key;
