import { Section, TextField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from './Chips.tsx';
import { allTags, type ProductValues } from './product-values.ts';

const SEPARATORS = ['Enter', ',', '،', '|'];
const LONGEST = 50;

/** Search tags of the product. Text still in the input counts as a tag. */
export function TagsSection() {
  const { t } = useTranslation('vendor-portal');
  const { values, errors, setValues, setFieldValue } = useFormikContext<ProductValues>();

  const addByKey = (event: KeyboardEvent) => {
    if (!SEPARATORS.includes(event.key)) return;
    // Otherwise Enter submits the form and a comma becomes part of the next tag.
    event.preventDefault();
    void setValues({ ...values, tags: allTags(values), new_tag: '' });
  };
  return (
    <Section title={t('productForm.tags')}>
      <TextField
        name="new_tag"
        label={t('productForm.tag')}
        hint={t('productForm.tagHint')}
        dir="auto"
        maxLength={LONGEST}
        onKeyDown={addByKey}
      />
      <Chips
        label={t('productForm.tags')}
        error={errors.tags}
        chips={values.tags.map((tag) => ({ key: tag, name: tag }))}
        onRemove={(removed) =>
          void setFieldValue(
            'tags',
            values.tags.filter((tag) => tag !== removed),
          )
        }
      />
    </Section>
  );
}
