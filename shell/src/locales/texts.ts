import type en from './en.json';

declare module 'i18next' {
  interface Texts {
    shell: typeof en;
  }
}
