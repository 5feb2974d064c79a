import { translate } from '../../i18n/translate.ts';
import type en from '../../locales/en/audit.json';
import type { Lang } from '../../wire/schemas.ts';

type Acts = typeof en.audit.actions;

/** What is done to a kind of thing: 'deleted' to a product. Only what has words can be written to the log. */
export type ActOn<Entity extends keyof Acts> = keyof Acts[Entity] & string;

/** `<entity>.<what was done>`: 'product.deleted'. */
export type AuditAction = { [Entity in keyof Acts]: `${Entity}.${ActOn<Entity>}` }[keyof Acts];

const said = (lang: Lang, key: string, name: string): string => {
  const words = translate(lang, key);
  return words === key ? name : words;
};

/** What people call an act. One of earlier days that has no words any more is told by its name. */
export const actionText = (lang: Lang, action: string): string =>
  said(lang, `audit.actions.${action}`, action.replaceAll('_', ' ').replaceAll('.', ': '));

/** What people call a kind of thing. */
export const entityText = (lang: Lang, entity: string): string => said(lang, `audit.entities.${entity}`, entity);
