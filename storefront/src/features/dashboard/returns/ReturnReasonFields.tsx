import { CheckboxField, FilesField, SelectField, TextAreaField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ReturnArticle } from './ReturnArticle.tsx';
import { isFault, type ChosenLine, type ReturnValues } from './return-values.ts';

/** Reason for returning a line, state of its seal and photos. */
export function ReturnReasonFields({ chosen: { line, quantity }, index }: { chosen: ChosenLine; index: number }) {
  const { t } = useTranslation('storefront');
  const { values, errors } = useFormikContext<ReturnValues & { lines: { quantity?: string }[] }>();
  const reason = values.lines[index]?.reason ?? '';
  const problem = errors.lines?.[index];
  const refusal = typeof problem === 'object' ? problem.quantity : undefined;
  return (
    <fieldset className="stack">
      <legend className="form-label">
        <ReturnArticle product={line.product} quantity={quantity} />
      </legend>
      {refusal && (
        <p className="alert alert-danger" role="alert">
          {refusal}
        </p>
      )}
      <SelectField
        name={`lines.${index}.reason`}
        label={t('returns.reason')}
        placeholder={t('returns.chooseReason')}
        options={line.reasons.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
        required
      />
      {line.returns.class === 'sealed' && !isFault(reason) && (
        <CheckboxField name={`lines.${index}.opened`} label={t('returns.opened')} />
      )}
      {isFault(reason) && reason !== 'not_received' && (
        <FilesField
          name={`lines.${index}.pictures`}
          label={t('returns.pictures')}
          hint={t('returns.picturesHint')}
          accept="image/jpeg,image/png,image/webp"
          required
        />
      )}
      <TextAreaField name={`lines.${index}.note`} label={t('returns.note')} rows={2} />
    </fieldset>
  );
}
