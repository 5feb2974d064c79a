import { sentenceKeys, translate } from '../../../i18n/translate.ts';
import type en from '../../../locales/en/audit.json';
import type { Lang } from '../../../wire/schemas.ts';

type Acts = typeof en.audit.actions;

/** Entity types of the audit log: those with a label. */
export type AuditEntity = keyof typeof en.audit.entities;

const ENTITIES = 'audit.entities.';
export const auditEntities = sentenceKeys('en')
  .filter((key) => key.startsWith(ENTITIES))
  .map((key) => key.slice(ENTITIES.length) as AuditEntity);

/** Actions on an entity type, such as 'deleted' for a product. Only actions with a translation can be logged. */
export type ActOn<Entity extends keyof Acts> = keyof Acts[Entity] & string;

/** `<entity>.<action>`, such as 'product.deleted'. */
export type AuditAction = { [Entity in keyof Acts]: `${Entity}.${ActOn<Entity>}` }[keyof Acts];

const labelOf = (lang: Lang, key: string, name: string): string => {
  const label = translate(lang, key);
  return label === key ? name : label;
};

/** Label of an action. An old action without a translation falls back to its name. */
export const actionText = (lang: Lang, action: string): string =>
  labelOf(lang, `audit.actions.${action}`, action.replaceAll('_', ' ').replaceAll('.', ': '));

/** Label of an entity type. */
export const entityText = (lang: Lang, entity: string): string => labelOf(lang, `audit.entities.${entity}`, entity);
