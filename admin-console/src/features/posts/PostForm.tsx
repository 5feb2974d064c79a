import type { AdminPost, Success } from '@balsam/shared-api';
import {
  BilingualFields,
  CheckboxField,
  dayOf,
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
import { TextPreview } from '../../entities/forms/TextPreview.tsx';
import { PictureFileField } from '../../entities/pictures/PictureFileField.tsx';
import { DRAWINGS, postSchema, toPostBody, toPostValues, type PostValues } from './post-schema.ts';
import { href } from '../../entities/page/paths.ts';

interface PostFormProps {
  /** The stored post; null for a new one. */
  post: AdminPost | null;
  save: (body: FormData) => Promise<Success>;
  /** Reloads the post; undefined for a new one. */
  load?: () => Promise<AdminPost | null>;
}

/** Form of a post in both languages. Returns to the list after saving. */
export function PostForm({ post, save, load }: PostFormProps) {
  const { t } = useTranslation('admin-console');
  const navigate = useNavigate();
  const send = useSendForm({ failed: t('posts.failed') });
  const begin = (stored: AdminPost | null) => toPostValues(stored, dayOf(new Date()));
  const [values] = useState(() => begin(post));
  const isNew = post === null;
  const field = (name: 'title' | 'summary' | 'body', rows?: number) => ({
    en: { name, label: t(`posts.fields.${name}`) },
    ar: { name: `${name}_arabic`, label: t(`posts.fields.${name}_arabic`) },
    rows,
  });
  const submit = async (typed: PostValues) => {
    await send(() => save(toPostBody(typed, isNew)));
    await navigate(href('posts'));
  };
  return (
    <Form
      initialValues={values}
      validationSchema={postSchema}
      onSubmit={submit}
      persistAs={{ name: `post:${post?.id ?? 'new'}` }}
      loadNewer={load && (async () => begin((await load()) ?? post))}
      t={t}
    >
      <div className="stack stack-wide">
        <Section title={t('posts.text')}>
          <p className="form-text">{t('pages.format')}</p>
          <BilingualFields
            fields={[field('title'), field('summary', 3), { ...field('body', 14), isFormatted: true }]}
          />
        </Section>
        <TextPreview />
        <Section title={t('posts.appearance')}>
          <div className="field-grid">
            <div>
              <PictureFileField name="image" label={t('posts.image')} current={post?.image ?? null} />
              {post?.image && <CheckboxField name="remove_image" label={t('posts.removeImage')} />}
              <SelectField
                name="drawing"
                label={t('posts.drawing')}
                hint={t('posts.drawingHint')}
                options={DRAWINGS.map((drawing) => ({ value: drawing, label: t(`posts.drawings.${drawing}`) }))}
              />
            </div>
            <div>
              <TextField name="dated" type="date" label={t('posts.dated')} required />
              <CheckboxField name="published" label={t('posts.publish')} hint={t('posts.publishHint')} />
            </div>
          </div>
        </Section>
      </div>
      <FormEnd isNew={isNew} label={t('posts.save')} />
      <UnsavedChanges />
    </Form>
  );
}
