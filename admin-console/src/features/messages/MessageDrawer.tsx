import { Allowed, type ContactMessage } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  ButtonLink,
  DateTime,
  Drawer,
  Email,
  useSend,
  arrowCounterclockwiseIcon,
  check2Icon,
  envelopeIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useHandleMessageMutation } from './messages-api.ts';
import { MessageStateBadge } from './MessageStateBadge.tsx';

interface MessageDrawerProps {
  message: ContactMessage;
  onHide: () => void;
}

/** A contact message with its actions. */
export function MessageDrawer({ message, onHide }: MessageDrawerProps) {
  const { t } = useTranslation('admin-console');
  const { email, subject } = message;
  const reply = `mailto:${email}?subject=${encodeURIComponent(t('messages.replySubject', { subject }))}`;
  return (
    <Drawer show onHide={onHide} title={subject}>
      <MessageFacts message={message} />
      <p className="message-text" dir="auto">
        {message.message}
      </p>
      <div className="cluster">
        <ButtonLink to={reply} icon={envelopeIcon}>
          {t('messages.reply')}
        </ButtonLink>
        <Allowed permission="customers.write">
          <HandleButton message={message} />
        </Allowed>
      </div>
    </Drawer>
  );
}

function MessageFacts({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin-console');
  const { name, email, phone_number, created_at, handled_at, handled_by } = message;
  return (
    <dl className="facts">
      <dt>{t('messages.from')}</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>{t('messages.email')}</dt>
      <dd>
        <Email address={email} />
      </dd>
      <dt>{t('messages.phone')}</dt>
      <dd>
        <a href={`tel:${phone_number.replace(/[^+\d]/g, '')}`}>
          <Bdi>{phone_number}</Bdi>
        </a>
      </dd>
      <dt>{t('messages.date')}</dt>
      <dd>
        <DateTime value={created_at} />
      </dd>
      <dt>{t('messages.state')}</dt>
      <dd className="cell-stack">
        <MessageStateBadge message={message} />
        {handled_by !== null && <bdi>{handled_by}</bdi>}
        {handled_at !== null && <DateTime className="text-body-secondary" value={handled_at} />}
      </dd>
    </dl>
  );
}

function HandleButton({ message: { id, handled_at } }: { message: ContactMessage }) {
  const { t } = useTranslation('admin-console');
  const [handle, { isLoading }] = useHandleMessageMutation();
  const send = useSend({ failed: t('messages.failed') });
  const isOpen = handled_at === null;
  return (
    <Button
      variant="outline"
      icon={isOpen ? check2Icon : arrowCounterclockwiseIcon}
      busy={isLoading}
      onClick={() => void send(() => handle({ id, handled: isOpen }).unwrap())}
    >
      {t(isOpen ? 'messages.markDone' : 'messages.openAgain')}
    </Button>
  );
}
