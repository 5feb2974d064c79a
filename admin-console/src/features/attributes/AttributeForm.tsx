import { usePermissions, type AdminAttribute, type Success } from '@balsam/shared-api';
import {
  BilingualFields,
  Form,
  FormEnd,
  Section,
  SelectField,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import { atRows } from '@balsam/shared-ui/console';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  attributeSchema,
  toAttributeBody,
  toAttributeValues,
  type AttributeBody,
  type AttributeValues,
} from './attribute-form.ts';
import { AttributeUse } from './AttributeUse.tsx';
import { KindSection } from './KindSection.tsx';
import { OptionsSection } from './OptionsSection.tsx';
import { href } from '../../entities/page/paths.ts';

interface AttributeFormProps {
  /** The stored attribute; null for a new one. */
  attribute: AdminAttribute | null;
  save: (body: AttributeBody) => Promise<Success>;
  /** Reloads the attribute; undefined for a new one. */
  load?: () => Promise<AdminAttribute | null>;
}

/** Form of an attribute, read-only without the permission to save it. Returns to the list after saving. */
export function AttributeForm({ attribute, save, load }: AttributeFormProps) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('catalogue.write');
  const navigate = useNavigate();
  const send = useSendForm({ failed: t('attributes.failed') });
  const submit = async (values: AttributeValues) => {
    await send(async () => {
      try {
        return await save(toAttributeBody(values));
      } catch (error) {
        throw atRows(error, 'options', 'options', values.options);
      }
    });
    await navigate(href('attributes'));
  };
  return (
    <Form
      initialValues={toAttributeValues(attribute)}
      validationSchema={attributeSchema}
      onSubmit={submit}
      loadNewer={load && (async () => toAttributeValues((await load()) ?? attribute))}
      t={t}
    >
      <fieldset disabled={!mayWrite} className="split">
        <div className="stack stack-top">
          <NamesSection />
          <NumberSection />
          <OptionsSection />
        </div>
        <div className="stack stack-top">
          <KindSection isNew={attribute === null} />
          {attribute && <AttributeUse attribute={attribute} />}
        </div>
      </fieldset>
      {mayWrite && <FormEnd isNew={attribute === null} label={t('attributes.save')} />}
      <UnsavedChanges />
    </Form>
  );
}

function NamesSection() {
  const { t } = useTranslation('admin-console');
  const field = (name: 'name' | 'help') => ({
    en: { name, label: t(`attributes.fields.${name}`) },
    ar: { name: `${name}_arabic`, label: t(`attributes.fields.${name}_arabic`) },
  });
  return (
    <Section title={t('attributes.names')}>
      <p className="form-text mb-3">{t('attributes.namesHint')}</p>
      <BilingualFields fields={[field('name'), { ...field('help'), rows: 2, optional: true }]} />
    </Section>
  );
}

/** Unit and limits of a number. */
function NumberSection() {
  const { t } = useTranslation('admin-console');
  const { kind } = useFormikContext<AttributeValues>().values;
  if (kind !== 'number') return null;
  return (
    <Section title={t('attributes.number')}>
      <div className="field-grid">
        <TextField name="unit" label={t('attributes.fields.unit')} lang="en" dir="ltr" maxLength={20} />
        <TextField name="unit_arabic" label={t('attributes.fields.unit_arabic')} lang="ar" dir="rtl" maxLength={20} />
        <TextField name="min" label={t('attributes.fields.min')} inputMode="decimal" />
        <TextField name="max" label={t('attributes.fields.max')} inputMode="decimal" />
        <SelectField
          name="decimals"
          label={t('attributes.fields.decimals')}
          options={[0, 1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
        />
      </div>
    </Section>
  );
}
