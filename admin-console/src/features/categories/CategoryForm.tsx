import { usePermissions, RETURN_CLASSES, VAT_CLASSES, type AdminCategory, type Success } from '@balsam/shared-api';
import {
  BilingualFields,
  Form,
  FormEnd,
  Section,
  SelectField,
  TextField,
  UnsavedChanges,
  useSendForm,
  type TextKey,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PictureFileField } from '../../entities/pictures/PictureFileField.tsx';
import {
  categorySchema,
  emptyCategory,
  toCategoryBody,
  toCategoryValues,
  type CategoryValues,
} from './category-form.ts';
import { RulesSection } from './RulesSection.tsx';
import { useCategoryStatusOptions } from './use-category-status-options.ts';
import { href } from '../../entities/page/paths.ts';

interface CategoryFormProps {
  /** Stored category; undefined for a new one. */
  category?: AdminCategory;
  save: (body: FormData) => Promise<Success>;
  /** Reloads the initial values; undefined for a new category. */
  load?: () => Promise<CategoryValues>;
  /** Fallbacks for a missing server message: saved, refused, no response. */
  words: { done: string; failed: string; unanswered: string };
}

/** Form of a category, read-only without the permission to save it. Returns to the list after saving. */
export function CategoryForm({ category, save, load, words }: CategoryFormProps) {
  const { t } = useTranslation('admin-console');
  const mayWrite = usePermissions()('catalogue.write');
  const navigate = useNavigate();
  const isNew = category === undefined;
  // As the form was opened, even if the category is refetched in the meantime.
  const [before, setBefore] = useState(category && toCategoryValues(category));

  const send = useSendForm({
    failed: ({ status }) => (status === 0 ? words.unanswered : words.failed),
    done: (message) => message || words.done,
  });

  const submit = async (values: CategoryValues) => {
    await send(() => save(toCategoryBody(values, before)));
    await navigate(href('categories'));
  };
  const loadNewer = async () => {
    const newer = (await load?.()) ?? emptyCategory;
    setBefore(newer);
    return newer;
  };
  return (
    <Form
      initialValues={before ?? emptyCategory}
      validationSchema={categorySchema(isNew)}
      onSubmit={submit}
      loadNewer={load && loadNewer}
      t={t}
    >
      <fieldset disabled={!mayWrite} className="split">
        <div className="stack stack-top">
          <TextsSection />
          <SizesSection />
        </div>
        <div className="stack stack-top">
          <Section title={t('categories.picture')}>
            <PictureFileField
              name="category_image"
              label={t('categories.category_image')}
              current={category?.image ?? null}
              required={isNew}
            />
          </Section>
          <StatusSection />
          <TaxSection />
          <ReturnsSection />
          <ShelfLifeSection />
          <RulesSection categoryId={category?.id} />
        </div>
      </fieldset>
      {mayWrite && <FormEnd isNew={isNew} label={t('categories.save')} />}
      <UnsavedChanges />
    </Form>
  );
}

function TextsSection() {
  const { t } = useTranslation('admin-console');
  const field = (name: TextKey<'admin-console', 'categories'>) => ({ name, label: t(`categories.${name}`) });
  return (
    <Section title={t('categories.texts')}>
      <BilingualFields
        fields={[
          { en: field('category_name'), ar: field('category_name_arabic') },
          { en: field('category_description'), ar: field('category_description_arabic'), rows: 6 },
        ]}
      />
    </Section>
  );
}

function SizesSection() {
  const { t } = useTranslation('admin-console');
  const field = (name: TextKey<'admin-console', 'categories'>) => ({ name, label: t(`categories.${name}`) });
  return (
    <Section title={t('categories.sizes')}>
      <p className="form-text">{t('categories.sizesHint')}</p>
      <BilingualFields
        fields={[{ en: field('size_guide'), ar: field('size_guide_arabic'), rows: 8, optional: true }]}
      />
    </Section>
  );
}

function StatusSection() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('categories.status')}>
      <SelectField
        name="category_status"
        label={t('categories.status')}
        options={useCategoryStatusOptions()}
        hint={t('categories.statusHint')}
      />
    </Section>
  );
}

function TaxSection() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('categories.tax')}>
      <SelectField
        name="vat_class"
        label={t('vat.class')}
        options={VAT_CLASSES.map((value) => ({ value, label: t(`vat.classes.${value}`) }))}
        hint={t('categories.taxHint')}
      />
    </Section>
  );
}

function ReturnsSection() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('categories.returns')}>
      <SelectField
        name="return_class"
        label={t('categories.return_class')}
        options={RETURN_CLASSES.map((value) => ({ value, label: t(`returns.classes.${value}`) }))}
        hint={t('categories.returnsHint')}
      />
      <TextField name="return_days" label={t('categories.return_days')} inputMode="numeric" required />
    </Section>
  );
}

function ShelfLifeSection() {
  const { t } = useTranslation('admin-console');
  return (
    <Section title={t('categories.shelfLife')}>
      <TextField
        name="min_shelf_life_days"
        label={t('categories.min_shelf_life_days')}
        hint={t('categories.shelfLifeHint')}
        inputMode="numeric"
        required
      />
    </Section>
  );
}
