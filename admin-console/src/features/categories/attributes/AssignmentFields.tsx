import { CheckboxField, dayOf, TextField, useLocalized } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AssignmentValues } from './assignment-form.ts';
import { href } from '../../../entities/page/paths.ts';

const DAY_MS = 86_400_000;

interface AssignmentFieldsProps {
  row: AssignmentValues;
  /** Path of the row in the form's values. */
  path: string;
}

/** One attribute of the category: from when it is required, with the effect, and where shoppers meet it. */
export function AssignmentFields({ row, path }: AssignmentFieldsProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [tomorrow] = useState(() => dayOf(new Date(Date.now() + DAY_MS)));
  const { attribute_id: id, name, name_arabic, kind, required_from: from, missing } = row;
  const effect = {
    none: t('categoryAttributes.optional'),
    complete: t('categoryAttributes.complete'),
    missing: t('categoryAttributes.missing', { count: missing }),
  }[from === '' ? 'none' : missing === 0 ? 'complete' : 'missing'];
  return (
    <>
      <p className="cluster">
        <Link to={href('editAttribute', { id })}>
          <bdi>{localized(name, name_arabic)}</bdi>
        </Link>
        <span className="text-secondary">{t(`attributes.kinds.${kind}`)}</span>
      </p>
      <div className="field-grid">
        <TextField
          name={`${path}.required_from`}
          label={t('categoryAttributes.requiredFrom')}
          type="date"
          min={tomorrow}
          hint={effect}
        />
        <div>
          {/* Shoppers filter by choices, which a text does not have. */}
          {kind !== 'text' && <CheckboxField name={`${path}.filterable`} label={t('categoryAttributes.filterable')} />}
          <CheckboxField name={`${path}.comparable`} label={t('categoryAttributes.comparable')} />
        </div>
      </div>
    </>
  );
}
