import { Bdi, Section, SelectField, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { KINDS, type AttributeValues } from './attribute-form.ts';

/** Kind and code, which are chosen once. */
export function KindSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin-console');
  const { kind, code } = useFormikContext<AttributeValues>().values;
  return (
    <Section title={t('attributes.kind')}>
      {isNew ? (
        <>
          <SelectField
            name="kind"
            label={t('attributes.kind')}
            options={KINDS.map((value) => ({ value, label: t(`attributes.kinds.${value}`) }))}
            hint={t(`attributes.kindHints.${kind}`)}
          />
          <TextField
            name="code"
            label={t('attributes.code')}
            hint={t('attributes.codeHint')}
            dir="ltr"
            maxLength={40}
            required
          />
        </>
      ) : (
        <dl className="facts">
          <dt>{t('attributes.kind')}</dt>
          <dd>{t(`attributes.kinds.${kind}`)}</dd>
          <dt>{t('attributes.code')}</dt>
          <dd>
            <Bdi>{code}</Bdi>
          </dd>
        </dl>
      )}
    </Section>
  );
}
