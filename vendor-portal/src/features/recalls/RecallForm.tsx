import type { RecallDetail, Success, VendorRecallForm } from '@balsam/shared-api';
import {
  BilingualFields,
  ChoiceField,
  Form,
  FormEnd,
  Section,
  SelectField,
  TextField,
  UnsavedChanges,
  useSendForm,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { ProductsSection } from './ProductsSection.tsx';
import { recallSchema } from './recall-schema.ts';
import {
  ACTIONS,
  AUTHORITIES,
  SEVERITIES,
  toRecallBody,
  toRecallValues,
  withFormFields,
  type RecallValues,
} from './recall-values.ts';
import './recalls.css';

interface RecallFormProps {
  /** The recall to edit; null for a new one. */
  recall: RecallDetail | null;
  save: (body: VendorRecallForm) => Promise<Success & { data: RecallDetail }>;
  /** Reloads the recall; undefined for a new one. */
  load?: () => Promise<RecallDetail | null>;
}

/** Form of a recall; an open one can only be reworded and widened. Returns to its page. */
export function RecallForm({ recall, save, load }: RecallFormProps) {
  const { t } = useTranslation('vendor-portal');
  const navigate = useNavigate();
  const send = useSendForm({ failed: t('recalls.failed') });
  const [values] = useState(() => toRecallValues(recall));
  const isOpen = recall !== null && recall.state !== 'draft';
  const submit = async (typed: RecallValues) => {
    const { data } = await send(() =>
      save(toRecallBody(typed)).catch((error: unknown) => {
        throw withFormFields(error);
      }),
    );
    await navigate(href('recall', { id: String(data.id) }));
  };
  const field = (name: 'title' | 'reason' | 'instruction', rows?: number) => ({
    en: { name, label: t(`recalls.fields.${name}`) },
    ar: { name: `${name}_arabic`, label: t(`recalls.fields.${name}_arabic`) },
    rows,
  });
  return (
    <Form
      initialValues={values}
      validationSchema={recallSchema}
      onSubmit={submit}
      persistAs={{ name: `recall:${recall?.id ?? 'new'}` }}
      loadNewer={load && (async () => toRecallValues((await load()) ?? recall))}
      errorSummary
      t={t}
    >
      <div className="stack stack-wide">
        {isOpen && <p>{t('recalls.openNote')}</p>}
        <Section title={t('recalls.section')}>
          <ChoiceField
            name="severity"
            label={t('recalls.class')}
            choices={SEVERITIES.map((value) => ({
              value,
              label: t(`recalls.classes.${value}`),
              hint: t(`recalls.classHints.${value}`),
            }))}
            required
          />
          <div className="field-grid">
            <SelectField
              name="authority"
              label={t('recalls.orderedBy')}
              options={AUTHORITIES.map((value) => ({ value, label: t(`recalls.authorities.${value}`) }))}
              placeholder={t('recalls.choose')}
              required
            />
            <TextField
              name="authority_ref"
              label={t('recalls.reference')}
              hint={t('recalls.referenceHint')}
              dir="ltr"
            />
          </div>
          <SelectField
            name="action"
            label={t('recalls.action')}
            options={ACTIONS.map((value) => ({ value, label: t(`recalls.actions.${value}`) }))}
            placeholder={t('recalls.choose')}
            required
          />
        </Section>
        <Section title={t('recalls.texts')}>
          <p className="form-text">{t('recalls.textsHint')}</p>
          <BilingualFields fields={[field('title'), field('reason', 4), field('instruction', 4)]} />
        </Section>
        <ProductsSection recall={recall} />
        <Section title={t('recalls.unknownLots')}>
          <TextField
            name="sold_from"
            type="date"
            label={t('recalls.soldFrom')}
            hint={t(isOpen ? 'recalls.soldFromOpen' : 'recalls.soldFromHint')}
          />
        </Section>
      </div>
      <FormEnd isNew={recall === null} label={t(isOpen ? 'recalls.saveOpen' : 'recalls.save')} />
      <UnsavedChanges />
    </Form>
  );
}
