import { LIMITS, type PreparedAnswer } from '@balsam/shared-api';
import { FormModal, TextAreaField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useSavePreparedAnswerMutation } from '../../entities/prepared-answers/prepared-answers-api.ts';
import { textKey } from '../../locales/texts.ts';

const schema = object({
  title: string().trim().required(textKey('messages.answers.nameRequired')),
  text: string()
    .trim()
    .when('text_arabic', {
      is: (arabic?: string) => !arabic?.trim(),
      then: (text) => text.required(textKey('messages.answers.textRequired')),
    }),
});

interface PreparedAnswerFormProps {
  /** Undefined for a new one. */
  answer: PreparedAnswer | undefined;
  onHide: () => void;
}

/** Name and texts of a prepared answer, in one language or both. */
export function PreparedAnswerForm({ answer, onHide }: PreparedAnswerFormProps) {
  const { t } = useTranslation('vendor-portal');
  const [save] = useSavePreparedAnswerMutation();
  const { id, updated_at, title = '', text = '', text_arabic = '' } = answer ?? {};
  const { length: maxLength } = LIMITS.message;
  return (
    <FormModal
      title={t(answer ? 'messages.answers.editTitle' : 'messages.answers.add')}
      initialValues={{ title, text, text_arabic }}
      validationSchema={schema}
      onSubmit={(values) => save({ ...values, ...(id !== undefined && { id, updated_at }) }).unwrap()}
      failed={t('messages.answers.failed')}
      submitLabel={t('messages.answers.save')}
      onHide={onHide}
      t={t}
    >
      <TextField name="title" label={t('messages.answers.name')} maxLength={80} dir="auto" required />
      <TextAreaField
        name="text"
        label={t('messages.answers.english')}
        maxLength={maxLength}
        rows={3}
        dir="ltr"
        lang="en"
      />
      <TextAreaField
        name="text_arabic"
        label={t('messages.answers.arabic')}
        maxLength={maxLength}
        rows={3}
        dir="rtl"
        lang="ar"
      />
    </FormModal>
  );
}
