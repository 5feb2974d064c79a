import { toastError } from '@balsam/shared-ui';
import { useCallback, useRef, useState, type ComponentType, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSubscriptionForm } from './PlainSubscriptionForm.tsx';
import type { SubscriptionFormProps } from './SubscriptionForm.tsx';
import { useInView } from '../catalog/use-in-view.ts';

const fetchForm = () => import('./SubscriptionForm.tsx').then(({ SubscriptionForm }) => SubscriptionForm);

/**
 * Newsletter form at the end of long pages. Validation and submission are loaded when it comes near the viewport or
 * gets the focus. The full form never replaces the plain one while someone is typing.
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
  // A failed load is repeated when the form gets the focus or is sent.
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
