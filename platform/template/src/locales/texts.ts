import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    'new-area': typeof en;
  }
}
