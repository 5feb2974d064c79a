import { useFormikContext } from 'formik';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { array, mixed, object, string } from 'yup';
import { FilesField } from '../form/FilesField.tsx';
import { Form } from '../form/Form.tsx';
import { draftKey } from '../form/form-draft.ts';
import { FormError } from '../form/FormError.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { textKey } from '../locales/texts.ts';
import { ConsolePerson } from '../storage/console-person.ts';
import { readStored, writeStored } from '../storage/use-local-storage.ts';
import { useSendForm } from '../toast/use-send.ts';

export interface NewMessage {
  body: string;
  files: File[];
}

/** A text that can be inserted into a message. */
interface PreparedText {
  label: string;
  text: string;
}

export interface MessageFormProps {
  /** Identifies the thread, so that its draft survives a reload. */
  name: string;
  /** Most characters of a message. */
  maxLength: number;
  /** Most files of a message; 0 offers none. */
  mostFiles: number;
  /** Texts that can be inserted. */
  prepared?: readonly PreparedText[];
  /** Rejects on failure; text and files then stay. */
  onSend: (message: NewMessage) => Promise<unknown>;
}

/** Writes a message. The text is kept in this browser while it is typed, until it is sent or the person signs out. */
export function MessageForm({ name, maxLength, mostFiles, prepared = [], onSend }: MessageFormProps) {
  const { t } = useTranslation('kit');
  const stored = draftKey(useContext(ConsolePerson) ?? 0, `message:${name}`);
  const [sent, setSent] = useState(0);
  const send = useSendForm({ failed: t('thread.failed'), done: null });
  const schema = object({
    body: string().trim().required(textKey('thread.bodyRequired')),
    files: array(mixed<File>()).max(Math.max(mostFiles, 1), textKey('thread.filesMany')),
  });
  const submit = async ({ body, files }: NewMessage) => {
    await send(() => onSend({ body: body.trim(), files }));
    writeStored(stored, '');
    setSent((count) => count + 1);
  };
  // A new form after each message: a file input can only be emptied so.
  return (
    <Form<NewMessage>
      key={`${stored}:${sent}`}
      initialValues={{ body: readStored(stored), files: [] }}
      validationSchema={schema}
      onSubmit={submit}
      t={t}
      className="stack"
    >
      <TextField stored={stored} maxLength={maxLength} isNext={sent > 0} />
      {prepared.length > 0 && <PreparedTexts prepared={prepared} />}
      {mostFiles > 0 && (
        <FilesField
          name="files"
          label={t('thread.files')}
          hint={t('thread.filesHint', { count: mostFiles })}
          accept="image/jpeg,image/png,image/webp,application/pdf"
        />
      )}
      <FormError />
      <div>
        <SubmitButton>{t('thread.send')}</SubmitButton>
      </div>
    </Form>
  );
}

interface TextFieldProps {
  stored: string;
  maxLength: number;
  /** A message was just sent, so that the next one can be typed. */
  isNext: boolean;
}

function TextField({ stored, maxLength, isNext }: TextFieldProps) {
  const { t } = useTranslation('kit');
  const {
    values: { body },
    isSubmitting,
  } = useFormikContext<NewMessage>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNext) field.current?.focus();
  }, [isNext]);
  useEffect(() => {
    if (!isSubmitting) writeStored(stored, body);
  }, [stored, body, isSubmitting]);
  return <TextAreaField ref={field} name="body" label={t('thread.body')} rows={3} maxLength={maxLength} dir="auto" />;
}

/** Inserts a prepared text at the end of the message. */
function PreparedTexts({ prepared }: { prepared: readonly PreparedText[] }) {
  const { t } = useTranslation('kit');
  const id = useId();
  const {
    values: { body },
    setFieldValue,
  } = useFormikContext<NewMessage>();
  const insert = (index: string) => {
    const text = prepared[Number(index)]?.text;
    if (text !== undefined) void setFieldValue('body', [body.trimEnd(), text].filter(Boolean).join('\n\n'));
  };
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {t('thread.insert')}
      </label>
      <select id={id} className="form-select" value="" onChange={({ target }) => insert(target.value)}>
        <option value="" />
        {prepared.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
