import type { TextKey } from '@balsam/shared-ui';
import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    storefront: typeof en;
  }
}

/** Type-checks a key that is passed on as a string, such as the message of a schema. */
export const textKey = (key: TextKey<'storefront'>) => key;
