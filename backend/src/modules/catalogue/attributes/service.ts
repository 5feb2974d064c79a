import type { Database } from '../../../database/database.ts';
import { refreshSearchOfMany } from '../../../search/search-index.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createDefinitionRepository } from './definition-repository.ts';
import type { AttributeEdit, AttributeTexts, NewAttribute } from './form.ts';
import type { AttributeKind } from './kinds.ts';
import { placeOptions } from './options.ts';
import { createAttributeRepository, recordColumns, type AttributeRecord, type AttributeRow } from './repository.ts';
import { createValueRepository } from './value-repository.ts';

const recordOf = (code: string, kind: AttributeKind, form: AttributeTexts): AttributeRecord => {
  const isNumber = kind === 'number';
  return {
    ...{ code, kind, name: form.name, name_ar: form.name_arabic, help: form.help, help_ar: form.help_arabic },
    unit: isNumber ? form.unit : '',
    unit_ar: isNumber ? form.unit_arabic : '',
    decimals: isNumber ? form.decimals : 0,
    min: isNumber ? form.min : null,
    max: isNumber ? form.max : null,
  };
};

/** State for the audit log: the record and the options in order. */
const audited = (row: AttributeRow) => ({
  ...Object.fromEntries(recordColumns.map((name) => [name, row[name]])),
  options: row.options.map(({ value, value_ar, flag, min, max }) =>
    value === '' ? (flag ?? [min, max]) : [value, value_ar],
  ),
});

/** Attribute management for admins. Every change is recorded in the audit log. */
export const createAttributeService = (database: Database) => {
  const attributes = createAttributeRepository(database);
  const definitions = createDefinitionRepository(database);
  const values = createValueRepository(database);
  const auditLog = createAuditLog(database);

  const record = (
    admin: SessionUser,
    action: ActOn<'attribute'>,
    { id, name: label }: Pick<AttributeRow, 'id' | 'name'>,
    before: AttributeRow | null,
    after: AttributeRow | null,
  ) =>
    auditLog.record(admin, {
      ...{ action: `attribute.${action}`, entity: 'attribute', entityId: id, label },
      before: before && audited(before),
      after: after && audited(after),
    });

  /** @throws AppError 404 */
  const find = async (id: number): Promise<AttributeRow> => {
    const attribute = await attributes.find(id);
    if (!attribute) throw notFound();
    return attribute;
  };

  /** Ranges decide which facets a product has, and the texts of options are part of what a search finds. */
  const updateProducts = async (before: AttributeRow, after: AttributeRow): Promise<void> => {
    if (JSON.stringify(audited(before).options) === JSON.stringify(audited(after).options)) return;
    const ids = await attributes.products(after.id);
    if (after.kind === 'number') await values.writeFacets(ids);
    else await refreshSearchOfMany(database, ids);
  };

  return {
    find,

    /** @returns its id @throws AppError 422 with the errors of the form */
    create: (admin: SessionUser, { code, kind, ...form }: NewAttribute): Promise<number> =>
      database.transaction(async () => {
        const options = placeOptions(kind, form, []);
        const id = await attributes.insert(recordOf(code, kind, form));
        if (id === null) throw invalidField('code', 'attributes.code_taken');
        await attributes.saveOptions(id, options);
        const after = await find(id);
        await record(admin, 'created', after, null, after);
        return id;
      }),

    /**
     * Saves an attribute; its code and kind do not change.
     * @throws AppError 404, 409 after another save, 422 with the errors of the form, such as the removal of a used option
     */
    edit: (admin: SessionUser, id: number, { updated_at_seen: seen, ...form }: AttributeEdit): Promise<void> =>
      database.transaction(async () => {
        await definitions.lockForChange();
        const before = await find(id);
        assertUnchangedSince(before.updated_at, seen);
        const options = placeOptions(before.kind, form, before.options);
        await attributes.save(id, recordOf(before.code, before.kind, form));
        await attributes.saveOptions(id, options);
        const after = await find(id);
        await updateProducts(before, after);
        await record(admin, 'edited', after, before, after);
      }),

    /** @throws AppError 404, or 409 while products have a value */
    remove: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        await definitions.lockForChange();
        const before = await find(id);
        const { product_count: count } = before;
        if (count > 0) throw new AppError(409, 'attribute_in_use', { params: { count } });
        await attributes.remove(id);
        await record(admin, 'deleted', before, before, null);
      }),
  };
};
