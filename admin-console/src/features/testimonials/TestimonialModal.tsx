import type { AdminTestimonial } from '@balsam/shared-api';
import {
  BilingualFields,
  Button,
  CheckboxField,
  Form,
  FormError,
  Modal,
  SubmitButton,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { testimonialSchema, toTestimonialValues, type TestimonialValues } from './testimonial-schema.ts';
import { useAddTestimonialMutation, useSaveTestimonialMutation } from './testimonials-api.ts';

interface TestimonialModalProps {
  /** The testimonial to edit; null for a new one. */
  testimonial: AdminTestimonial | null;
  /** Reloads the testimonial. */
  load: (id: number) => Promise<AdminTestimonial>;
  onHide: () => void;
}

/** Adds or edits a customer's testimonial in both languages. */
export function TestimonialModal({ testimonial, load, onHide }: TestimonialModalProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [add] = useAddTestimonialMutation();
  const [change] = useSaveTestimonialMutation();
  const send = useSendForm({ failed: t('testimonials.failed') });
  const field = (name: 'words' | 'name' | 'place', rows?: number) => ({
    en: { name, label: t(`testimonials.fields.${name}`) },
    ar: { name: `${name}_arabic`, label: t(`testimonials.fields.${name}_arabic`) },
    rows,
  });

  const save = async ({ updated_at: seen, ...texts }: TestimonialValues) => {
    await send(() =>
      testimonial
        ? change({ id: testimonial.id, body: { ...texts, updated_at_seen: seen } }).unwrap()
        : add(texts).unwrap(),
    );
    onHide();
  };
  const title = testimonial
    ? t('testimonials.edit', { name: localized(testimonial.name, testimonial.name_arabic) })
    : t('testimonials.add');
  return (
    <Modal show onHide={onHide} title={title} size="lg">
      <Form
        className="stack"
        initialValues={toTestimonialValues(testimonial)}
        validationSchema={testimonialSchema}
        onSubmit={save}
        loadNewer={testimonial ? async () => toTestimonialValues(await load(testimonial.id)) : undefined}
        t={t}
      >
        <BilingualFields fields={[field('words', 4), field('name'), field('place')]} />
        <CheckboxField name="published" label={t('testimonials.publish')} hint={t('testimonials.publishHint')} />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('testimonials.cancel')}
          </Button>
          <SubmitButton>{t('testimonials.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
