import type { z } from 'zod';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { notFound, type FieldMessage } from '../../../wire/errors.ts';
import { throwFieldErrors } from '../../../wire/field-errors.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createCategoryAttributeRepository, type AdminCategoryAttributeRow } from './category-repository.ts';
import { createDefinitionRepository } from './definition-repository.ts';
import type { AssignmentForm, CategoryAttributesEdit } from './form.ts';

/** State for the audit log, in the order of the category. */
const audited = (rows: readonly AdminCategoryAttributeRow[]) => ({
  attributes: rows.map(({ code, required_from, filterable, comparable }) => ({
    ...{ code, required_from, filterable, comparable },
  })),
});

/** Attributes that categories ask for. Every change is recorded in the audit log. */
export const createCategoryAttributeService = (database: Database) => {
  const categories = createCategoryAttributeRepository(database);
  const definitions = createDefinitionRepository(database);
  const auditLog = createAuditLog(database);

  /** A requirement begins tomorrow at the earliest, so that no product approved today breaks it. */
  const check = async (form: readonly AssignmentForm[], present: readonly AdminCategoryAttributeRow[]) => {
    const errors = new Map<string, FieldMessage>();
    const known = await categories.known(form.map(({ attribute_id: id }) => id));
    const stored = new Map(present.map((row) => [row.id, row.required_from]));
    const today = shopDay(new Date());
    form.forEach(({ attribute_id: id, required_from: day }, index) => {
      if (!known.has(id)) errors.set(`attributes.${index}.attribute_id`, 'attributes.unknown');
      else if (form.findIndex((each) => each.attribute_id === id) < index)
        errors.set(`attributes.${index}.attribute_id`, 'attributes.value_twice');
      else if (day !== null && day <= today && day !== stored.get(id))
        errors.set(`attributes.${index}.required_from`, 'attributes.required_past');
    });
    throwFieldErrors(errors);
  };

  /** @throws AppError 404 */
  const find = async (id: number, lock = false) => {
    const category = await categories.find(id, lock);
    if (!category) throw notFound();
    return category;
  };

  return {
    /** @throws AppError 404 */
    async read(id: number) {
      const category = await find(id);
      return { category, attributes: await categories.list(id) };
    },

    /** @throws AppError 404, 409 after another save of the category, 422 with the errors of the form */
    edit: (
      admin: SessionUser,
      id: number,
      { attributes: form, updated_at_seen: seen }: z.infer<typeof CategoryAttributesEdit>,
    ): Promise<void> =>
      database.transaction(async () => {
        await definitions.lockForChange();
        const category = await find(id, true);
        assertUnchangedSince(category.updated_at, seen);
        const before = await categories.list(id);
        await check(form, before);
        await categories.save(id, form);
        const entry = {
          action: 'category.attributes',
          entity: 'category',
          entityId: id,
          label: category.name,
        } as const;
        await auditLog.record(admin, {
          ...entry,
          before: audited(before),
          after: audited(await categories.list(id)),
        });
      }),
  };
};
