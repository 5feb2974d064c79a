import { toastError } from '@balsam/shared-ui';
import { useCallback, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSubscriptionForm } from './PlainSubscriptionForm.tsx';
import type { SubscriptionFormProps } from './SubscriptionForm.tsx';
import { useInView } from '../catalog/use-in-view.ts';

const fetchForm = () => import('./SubscriptionForm.tsx').then(({ SubscriptionForm }) => SubscriptionForm);

/**
 * The form at the end of long pages. What checks and sends it is large, so that is fetched when the form comes near or
 * is entered. It never takes the plain form's place under the hands of somebody who is typing.
 */
export function NewsletterForm() {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLDivElement>(null);
  const [FullForm, setFullForm] = useState<ComponentType<SubscriptionFormProps>>();
  const [isInside, setIsInside] = useState(false);
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  const prepare = useCallback(async () => {
    const form = await fetchForm();
    setFullForm(() => form);
  }, []);
  // When this fails, the form is asked for again once it is entered or sent.
  const prepareQuietly = useCallback(() => void prepare().catch(() => undefined), [prepare]);
  useInView(place, prepareQuietly);

  const send = () => {
    setIsSent(true);
    prepare().catch(() => {
      setIsSent(false);
      toastError(t('form.failed'));
    });
  };
  const enter = () => {
    setIsInside(true);
    prepareQuietly();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setIsInside(currentTarget.contains(relatedTarget));

  if (FullForm && (isSent || !isInside)) return <FullForm email={email} isSent={isSent} />;
  return (
    <div ref={place} onFocus={enter} onBlur={leave}>
      <PlainSubscriptionForm email={email} onEmail={setEmail} onSend={send} busy={isSent} />
    </div>
  );
}
